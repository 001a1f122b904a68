// @vitest-environment jsdom
/** Every die of every box can be drawn, told apart and read. */
import { describe, expect, test } from "vitest";
import { MARKS, BOXES, boxIcon, dieColours, dieFace, EMBLEMS, emblem, emblemIcon, faceParts, KINDS, kindIcon, markIcon, quartifact, QUARTIFACTS, zoneIcon, ZONES, TOOLS } from ".";
import type { Card } from "../net/cards";
import { apart, contrast, fitted, GROUNDS, mix, PAIRS } from "./colours";
import dice from "./fixtures/dice.json";
import { likeness, raster } from "./raster";
import { specimen } from "./specimen";

type Die = Pick<Card, "id" | "box" | "class" | "kind" | "energy" | "colours" | "is_large" | "faces">;
const cards = dice as readonly Die[];
const classes = [...new Set(cards.map((card) => card.class))];
const SIZES = [32, 48, 96];

/** Numbers of a path or transform; one that is not finite would leave a hole in the picture. */
const NONSENSE = /NaN|undefined|null|Infinity/;

function parsed(markup: string): Element {
  const page = new DOMParser().parseFromString(markup, "image/svg+xml");
  expect(page.querySelector("parsererror")?.textContent ?? "").toBe("");
  return page.documentElement;
}

describe("classes", () => {
  test("all seven boxes are there", () => {
    expect(new Set(cards.map((card) => card.box))).toEqual(new Set(Object.keys(BOXES)));
    expect(classes).toHaveLength(57);
  });

  test.each(classes)("%s has an emblem and colours of its own", (name) => {
    expect(Object.keys(EMBLEMS)).toContain(name);
    expect(Object.keys(PAIRS)).toContain(name);
    expect(EMBLEMS[name]).toMatch(/^M[\d .MLCQZ-]+Z$/);
  });

  test("nothing is drawn for dice that do not exist", () => {
    expect(Object.keys(EMBLEMS).sort()).toEqual([...classes].sort());
    expect(Object.keys(PAIRS).sort()).toEqual([...classes].sort());
  });

  test("no emblem is drawn twice", () => {
    expect(new Set(Object.values(EMBLEMS)).size).toBe(classes.length);
  });

  test("emblems are told apart without colour, at the size they have on a die of 32 pixels", () => {
    const pictures = classes.map((name) => raster(EMBLEMS[name]!, 20));
    pictures.forEach((a, i) => {
      const ink = a.filter(Boolean).length / a.length;
      expect(ink, classes[i]).toBeGreaterThan(0.15);
      expect(ink, classes[i]).toBeLessThan(0.75);
      pictures.slice(0, i).forEach((b, k) => expect(likeness(a, b), `${classes[i]} and ${classes[k]}`).toBeLessThan(0.72));
    });
  });

  test("emblems fill their grid and stay in it", () => {
    for (const [name, d] of [...Object.entries(EMBLEMS), ...Object.entries(QUARTIFACTS)]) {
      const numbers = (d.match(/-?\d+\.?\d*/g) ?? []).map(Number);
      expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(-4);
      expect(Math.max(...numbers), name).toBeLessThanOrEqual(68);
      expect(Math.max(...numbers) - Math.min(...numbers), name).toBeGreaterThan(50);
    }
  });
});

describe("colours", () => {
  test.each(classes)("the symbols of %s can be read on its body", (name) => {
    const [body, ink] = PAIRS[name]!;
    expect(contrast(body, ink)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(cards.filter((card, i) => cards.findIndex((c) => c.class === card.class) === i).map((card) => [card.class, card] as const))(
    "%s stands out from the dark and from the light ground",
    (_, card) => {
      const { rim } = dieColours(card);
      expect(contrast(rim, GROUNDS.dark)).toBeGreaterThanOrEqual(3);
      expect(contrast(rim, GROUNDS.light)).toBeGreaterThanOrEqual(3);
    },
  );

  test("no two classes look alike", () => {
    const pairs = classes.flatMap((a, i) => classes.slice(0, i).map((b) => [a, b] as const));
    for (const [a, b] of pairs) {
      const distance = Math.hypot(apart(PAIRS[a]![0], PAIRS[b]![0]), apart(PAIRS[a]![1], PAIRS[b]![1]));
      expect(distance, `${a} and ${b}`).toBeGreaterThan(0.09);
    }
  });

  test("contrast is that of WCAG", () => {
    expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  });

  test.each([["#5940ec", "#af1018"], ["#01eabc", "#ffffff"], ["#777777", "#777777"], ["#000000", "#000000"]])(
    "unknown dice of %s and %s become readable",
    (body, ink) => {
      const pair = fitted(body, ink);
      expect(pair.body).toBe(body);
      expect(contrast(pair.body, pair.ink)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe("faces", () => {
  test.each(cards.map((card) => [card.id, card] as const))("every face of %s renders", (_, card) => {
    expect(card.faces).toHaveLength(6);
    for (const face of card.faces) {
      for (const size of SIZES) {
        expect(dieFace(card, face, size), face.notation).not.toMatch(NONSENSE);
        // nothing but the body would be a face left undrawn
        expect(faceParts(card, face, size).length, face.notation).toBeGreaterThanOrEqual(faceParts(card, null, size).length);
      }
    }
  });

  test("what renders is good SVG", () => {
    const faces = new Map(cards.flatMap((card) => card.faces.map((face) => [face.notation, dieFace(card, face, 48)] as const)));
    expect(faces.size).toBe(96);
    for (const markup of faces.values()) expect(parsed(markup).getAttribute("width")).toBe("48");
  });

  test("different faces of a class look different", () => {
    for (const size of SIZES) {
      for (const card of cards) {
        const looks = new Map(card.faces.map((face) => [face.notation, JSON.stringify(faceParts(card, face, size))]));
        expect(new Set(looks.values()).size, card.id).toBe(looks.size);
      }
    }
  });

  test("every Quartifact has a drawing", () => {
    const names = new Set(cards.flatMap((card) => card.faces.flatMap((face) => face.quartifact ?? [])));
    expect([...names].sort()).toEqual(Object.keys(QUARTIFACTS).sort());
  });

  test("symbols are painted in the two colours of the die and tones between them", () => {
    for (const card of cards) {
      const { body, ink, lit, rim, shade } = dieColours(card);
      const allowed = new Set([body, ink, lit, rim, shade, mix(ink, body, 0.3), mix(ink, body, 0.16), "none", undefined]);
      for (const face of card.faces) {
        for (const part of faceParts(card, face, 96)) {
          expect(allowed, `${card.id} ${face.notation}`).toContain(part.fill);
          expect(allowed, `${card.id} ${face.notation}`).toContain(part.stroke);
        }
      }
    }
  });

  test("a label is text, whatever somebody has put into it", () => {
    const drawn = parsed(dieFace(cards[0]!, cards[0]!.faces[0]!, 48, `"><script>alert('&')</script>`));
    expect(drawn.getAttribute("aria-label")).toBe(`"><script>alert('&')</script>`);
    expect(drawn.querySelector("script")).toBeNull();
  });

  test("dice of boxes that nobody here knows are drawn all the same", () => {
    const strange = { class: "constructor", kind: "relic", colours: ["red\"/>", "#123"], is_large: false };
    const face = { kind: "plain", bursts: 5 };
    expect(emblem("constructor", "creature")).toMatch(/^M/);
    expect(quartifact("toString")).toMatch(/^M/);
    parsed(dieFace(strange, face, 48));
    parsed(dieFace(strange, { kind: "sigil" }, 48));
    parsed(dieFace({ ...strange, kind: "creature" }, { kind: "creature", level: 12, attack: null, defense: 34 }, 32));
    expect(dieColours(strange)).toMatchObject({ body: "#4a4f5c", ink: "#ffffff" });
  });
});

describe("icons", () => {
  test.each([
    ["zone", zoneIcon, [...Object.keys(ZONES), "nowhere"]],
    ["kind", kindIcon, [...Object.keys(KINDS), "relic"]],
    ["box", boxIcon, [...Object.keys(BOXES), "my_box"]],
    ["mark", markIcon, [...Object.keys(MARKS), "toString"]],
  ] as const)("every %s has one", (_, icon, names) => {
    for (const name of names) {
      const drawn = parsed(icon(name, 24, name));
      expect(drawn.getAttribute("aria-label")).toBe(name);
      expect(drawn.querySelector("path")?.getAttribute("d"), name).toMatch(/^M/);
    }
    expect(new Set(names.map((name) => icon(name, 24))).size).toBeGreaterThanOrEqual(names.length - 1);
  });

  test("every tool has one of its own, within the grid", () => {
    expect(new Set(Object.values(TOOLS)).size).toBe(Object.keys(TOOLS).length);
    for (const [name, d] of Object.entries(TOOLS)) {
      expect(d, name).toMatch(/^M[\d .MLCQZ-]+Z$/);
      const numbers = (d.match(/-?\d+\.?\d*/g) ?? []).map(Number);
      expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(-4);
      expect(Math.max(...numbers), name).toBeLessThanOrEqual(68);
    }
  });

  test("zones are those of the protocol, and glory", () => {
    expect(Object.keys(ZONES).sort()).toEqual(["active", "aside", "bag", "glory", "locked", "quest", "ready", "removed", "spent", "used", "wilds"]);
  });

  test("kinds are those of the cards", () => {
    expect(new Set(Object.keys(KINDS))).toEqual(new Set(cards.map((card) => card.kind)));
  });

  test("an emblem takes the colour of the text", () => {
    expect(emblemIcon(cards[0]!, 20)).toContain('fill="currentColor"');
  });
});

test("the specimen shows every class", () => {
  const page = specimen(cards);
  for (const name of classes) expect(page).toContain(`${name}</h3>`);
});
