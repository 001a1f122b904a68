/** A face of a die as SVG: `faceParts` for components that draw it themselves, `dieFace` for markup. */
import type { Card, Face } from "../net/cards";
import { type DieColours, dieColours, mix } from "./colours";
import { figures, WEIGHT } from "./digits";
import { emblem, quartifact } from "./emblems";
import { box, oval, star } from "./path";
import { BAG, BLADES, BOSS, BURST, GEM, GEM_BRIGHT, GEM_DULL, HUSK, MOON, OR, PADLOCK, PLUS, REROLL, SEAL, SHIELD, SUN, THORNS } from "./symbols";

/** What of a card a die shows. */
export type DieCard = Pick<Card, "class" | "kind" | "colours" | "is_large" | "traits" | "emblem">;
/** What of a face is drawn. */
export type DieFace = Omit<Face, "odds" | "notation" | "text">;

/** A path with one fill or one stroke, on the 64 grid of a face. */
export interface Part {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly transform?: string;
}

/** Below this size symbols are larger, figures heavier, and what cannot be seen is left out. */
const SMALL = 40;

const BODY = box(1, 1, 62, 62, 13);
const SIDE = box(0, 0, 64, 64, 7);
const at = (n: number): number => Math.round(n * 100) / 100;

const RIGHT = [[53, 12], [53, 27.5]] as const;
const RIGHT_CORNERS = [[52.5, 11.5], [52.5, 52.5]] as const;
const TOP_CORNERS = [[52.5, 12], [11.5, 12]] as const;

/** Lays parts of a face on each other, in two colours. */
class Sheet {
  readonly parts: Part[] = [];

  constructor(
    readonly colours: DieColours,
    readonly small: boolean,
  ) {}

  /** A drawing of the 64 grid with its corner at (x, y), so and so wide. */
  put(d: string, x: number, y: number, wide: number, fill = this.colours.ink): void {
    this.parts.push({ d, fill, transform: `translate(${at(x)} ${at(y)}) scale(${at(wide / 64)})` });
  }

  number(value: number | null, cx: number, cy: number, high: number, colour = this.colours.ink): void {
    const width = this.small ? WEIGHT + 0.3 : WEIGHT;
    for (const figure of figures(value, cx, cy, high)) this.parts.push({ ...figure, fill: "none", stroke: colour, width });
  }

  /** Bursts where the kind of face has room for them, each with a little air cut out around it. */
  bursts(count: number, places: readonly (readonly [number, number])[] = RIGHT): void {
    const wide = 15;
    for (const [cx, cy] of places.slice(0, count)) {
      if (places !== RIGHT) this.parts.push({ d: oval(cx, cy, wide / 2 + 1.2), fill: this.colours.body });
      this.put(BURST, cx - wide / 2, cy - wide / 2, wide);
    }
  }
}

function quiddity(sheet: Sheet, card: DieCard, face: DieFace, x: number, y: number, wide: number): void {
  const [body, unit] = [sheet.colours.body, wide / 64];
  const value = face.quiddity ?? 0;
  if (face.energy === "light") {
    sheet.put(SUN, x, y, wide);
    sheet.number(value, x + 32 * unit, y + 32 * unit, 24 * unit, body);
  } else if (face.energy === "dark") {
    sheet.put(MOON, x, y, wide);
    sheet.number(value, x + 34 * unit, y + 32 * unit, 23 * unit, body);
  } else if (value === 0) {
    sheet.put(HUSK, x, y, wide);
    sheet.number(0, x + 32 * unit, y + 31 * unit, 20 * unit);
  } else {
    const isThorny = card.traits?.includes("thorny") ?? false;
    sheet.put(isThorny ? THORNS : GEM, x, y, wide);
    if (!isThorny && !sheet.small) {
      sheet.put(GEM_BRIGHT, x, y, wide, mix(sheet.colours.ink, body, 0.3));
      sheet.put(GEM_DULL, x, y, wide, mix(sheet.colours.ink, body, 0.16));
    }
    sheet.number(value, x + 32 * unit, y + 30 * unit, 29 * unit, body);
  }
}

function draw(sheet: Sheet, count: number, x: number, y: number, wide: number): void {
  const unit = wide / 64;
  sheet.put(BAG, x, y, wide);
  sheet.number(count, x + 32 * unit, y + 43 * unit, 24 * unit, sheet.colours.body);
}

function reroll(sheet: Sheet, x: number, y: number, wide: number): void {
  sheet.put(REROLL, x, y, wide);
  sheet.put(star(32, 32, 4, 15, 6), x, y, wide);
}

function plain(sheet: Sheet, card: DieCard, face: DieFace): void {
  const symbols: ((x: number, y: number, wide: number) => void)[] = [];
  const bursts = face.bursts ?? 0;
  if (face.quiddity) symbols.push((x, y, w) => quiddity(sheet, card, face, x, y, w));
  if (face.reroll) symbols.push((x, y, w) => reroll(sheet, x, y, w));
  if (face.draw) symbols.push((x, y, w) => draw(sheet, face.draw!, x, y, w));
  if (face.question) symbols.push((x, y, w) => sheet.number(null, x + w / 2, y + w / 2, w * 0.8));
  if (symbols.length === 0 && bursts > 0) {
    const many: readonly (readonly [number, number])[] = [[20, 5], [6, 31], [34, 31]];
    for (const [x, y] of bursts === 1 ? [[20, 20] as const] : many.slice(many.length - bursts)) sheet.put(BURST, x, y, 24);
    if (bursts > many.length) sheet.number(bursts, 32, 19, 16);
    return;
  }
  if (symbols.length === 0) symbols.push((x, y, w) => quiddity(sheet, card, face, x, y, w));
  const figure = emblem(card.class, card.kind, card.emblem);
  if (symbols.length > 1) {
    symbols[0]!(4, 5, 31);
    symbols[1]!(29, 28, 31);
    sheet.put(face.either ? OR : PLUS, 42, 9, 13);
    if (!sheet.small) sheet.put(figure, 7, 42, 15);
  } else {
    const wide = sheet.small ? 44 : 41;
    symbols[0]!(5.5, 5.5, wide);
    sheet.put(figure, sheet.small ? 39 : 40.5, sheet.small ? 39 : 40.5, sheet.small ? 20 : 18);
  }
  sheet.bursts(bursts);
}

function creature(sheet: Sheet, card: DieCard, face: DieFace): void {
  const { body } = sheet.colours;
  // A gap of a pixel or two keeps the emblem off the badges.
  const wide = sheet.small ? 27 : 28;
  sheet.put(emblem(card.class, card.kind, card.emblem), 32.5 - wide / 2, 4.5, wide);
  sheet.number(face.level ?? null, 10.5, 14.5, 13);
  sheet.bursts(face.bursts ?? 0);
  if (sheet.small) {
    sheet.put(BOSS, 4, 34, 27);
    sheet.number(face.attack ?? null, 17.5, 48, 14, body);
    sheet.put(SHIELD, 33.5, 34, 27);
    sheet.number(face.defense ?? null, 47, 47, 14, body);
  } else {
    sheet.put(BLADES, 3.5, 33.5, 28);
    sheet.number(face.attack ?? null, 17.5, 48, 12.5, body);
    sheet.put(SHIELD, 34, 34.5, 26);
    sheet.number(face.defense ?? null, 47, 47, 13, body);
  }
}

function spell(sheet: Sheet, card: DieCard, face: DieFace): void {
  const bursts = face.bursts ?? 0;
  const [x, y, wide] = bursts > 0 ? [4.5, 6, 52] : [5, 5, 54];
  sheet.put(SEAL, x, y, wide);
  sheet.put(emblem(card.class, card.kind, card.emblem), x + wide * 0.225, y + wide * 0.225, wide * 0.55, sheet.colours.body);
  sheet.bursts(bursts, RIGHT_CORNERS);
}

function lock(sheet: Sheet, card: DieCard, face: DieFace): void {
  sheet.put(PADLOCK, 8, 8, 48);
  sheet.put(emblem(card.class, card.kind, card.emblem), 19, 27, 26, sheet.colours.body);
  sheet.bursts(face.bursts ?? 0, TOP_CORNERS);
}

const CORNERS = ["M5 17 L5 13 Q5 5 13 5 L17 5", "M47 5 L51 5 Q59 5 59 13 L59 17", "M59 47 L59 51 Q59 59 51 59 L47 59", "M17 59 L13 59 Q5 59 5 51 L5 47"].join("");

function treasure(sheet: Sheet, face: DieFace): void {
  sheet.put(quartifact(face.quartifact ?? ""), 12, 12, 40);
  sheet.parts.push({ d: CORNERS, fill: "none", stroke: sheet.colours.ink, width: 2.6 });
  sheet.bursts(face.bursts ?? 0);
}

const symbolsOf = (sheet: Sheet, card: DieCard, face: DieFace): void => {
  if (face.kind === "creature") creature(sheet, card, face);
  else if (face.kind === "spell") spell(sheet, card, face);
  else if (face.kind === "lock") lock(sheet, card, face);
  else if (face.kind === "quartifact") treasure(sheet, face);
  else plain(sheet, card, face);
};

function bodyOf(colours: DieColours, isLarge: boolean): Part[] {
  const parts: Part[] = [
    { d: BODY, fill: colours.body, stroke: colours.rim, width: 2 },
    { d: "M2 17 L2 14 Q2 2 14 2 L50 2 Q62 2 62 14 L62 17 Q61 4.4 50 4.4 L14 4.4 Q3 4.4 2 17Z", fill: colours.lit },
    { d: "M2 47 L2 50 Q2 62 14 62 L50 62 Q62 62 62 50 L62 47 Q61 58.8 50 58.8 L14 58.8 Q3 58.8 2 47Z", fill: colours.shade },
  ];
  if (isLarge) parts.push({ d: box(3.2, 3.2, 57.6, 57.6, 11), fill: "none", stroke: colours.ink, width: 1.6 });
  return parts;
}

/** Everything that is painted on a face, from the bottom up. `face` null: the blank back of a die nobody has rolled,
 * with its emblem. */
export function faceParts(card: DieCard, face: DieFace | null, size: number): readonly Part[] {
  const colours = dieColours(card);
  const sheet = new Sheet(colours, size < SMALL);
  if (face === null) sheet.put(emblem(card.class, card.kind, card.emblem), 12, 12, 40);
  else symbolsOf(sheet, card, face);
  return [...bodyOf(colours, card.is_large), ...sheet.parts];
}

/** What is seen of a die beneath its face when it lies on the table: its lower side, and its shadow. */
export function depthParts(card: DieCard): readonly Part[] {
  const { body, rim } = dieColours(card);
  return [
    { d: box(2, 9, 61, 62, 14), fill: "rgb(0 0 0 / 0.3)" },
    { d: box(1, 7, 62, 62, 13), fill: mix(body, "#000000", 0.5), stroke: mix(rim, "#000000", 0.35), width: 2 },
  ];
}

/** What closes the edges of a turning cube: a square beneath each face. */
export const edgeParts = (card: DieCard): readonly Part[] => [{ d: SIDE, fill: mix(dieColours(card).body, "#000000", 0.35) }];
/** What lies in the shade of a turning cube: the sides that do not come up. */
export const SHADED: Part = { d: SIDE, fill: "rgb(0 0 0 / 0.24)" };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** An SVG element on the 64 grid; without a label it is decoration and hidden from screen readers. */
export function svg(size: number, content: string, label = "", kind = ""): string {
  const named = label === "" ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`;
  const styled = kind === "" ? "" : ` class="${kind}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"${styled} focusable="false" ${named}>${content}</svg>`;
}

const painted = ({ d, fill, stroke, width, transform }: Part): string =>
  `<path d="${d}" fill="${fill}"` +
  (stroke === undefined ? "" : ` stroke="${stroke}" stroke-width="${width ?? 1}" stroke-linecap="round" stroke-linejoin="round"`) +
  (transform === undefined ? "" : ` transform="${transform}"`) +
  "/>";

/** A face as SVG markup, `size` pixels wide. Only attributes, no styles: strict content policies let it through. */
export const dieFace = (card: DieCard, face: DieFace | null, size: number, label = ""): string =>
  svg(size, faceParts(card, face, size).map(painted).join(""), label, "die-face");

/** The emblem alone, in the colour of the text around it. */
export const emblemIcon = (card: Pick<Card, "class" | "kind" | "emblem">, size: number, label = ""): string =>
  svg(size, `<path fill="currentColor" d="${emblem(card.class, card.kind, card.emblem)}"/>`, label, "die-emblem");
