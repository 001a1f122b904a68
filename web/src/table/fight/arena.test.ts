// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Happening, StoryLine } from "../../net/events";
import { events, recorded } from "../../net/recorded";
import type { Decision, Option } from "../../net/state";
import type { Beat } from "../../state/beats";
import { fightAfter, type Fight } from "../../state/fight";
import type { Shown } from "../../state/shown";
import { Suspense } from "../../state/suspense.svelte";
import { blowOf } from "../../state/tempo";
import { say } from "../../words/words.svelte";
import { KEY, type Sitting } from "../sitting";
import Arena from "./Arena.svelte";
import { arenaFor, type Arena as Places } from "./arena";
import { embersOf, emberRow } from "./embers";

const NAMES = ["Ann", "Ben", "Cleo"];
const table = events[38]?.state.table ?? null;
const hag = recorded.cards.findIndex(({ kind }) => kind === "creature");
const face = recorded.cards[hag]?.faces.findIndex(({ kind }) => kind === "creature") ?? 0;

let mounted: Record<string, unknown> | undefined;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(420);
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  vi.restoreAllMocks();
});

function beat(happenings: readonly Happening[], line: Partial<StoryLine> = {}): Beat {
  return {
    event: 1, kind: happenings[0]?.[0] ?? "", happenings, rolled: [], table,
    line: { kind: "", player: 0, text: "What happens.", ...line },
  };
}
const attack = (to: number, total: number, ...sums: string[]): Beat =>
  beat([["attacked", 0, null, null, total, to, null]], { sums });
const defends = (seat: number, die: number, took: number, defense: number): Beat =>
  beat([["defended", seat, die, hag, took, defense, face]]);
const falls = (seat: number, die: number): Beat => beat([["destroyed", seat, die, hag, null, 0, face]]);

function show(beats: readonly Beat[], more: Partial<Shown> = {}): HTMLElement {
  const fight = beats.reduce<Fight | null>(fightAfter, null);
  const game = {
    fight, decision: null, isShowing: false, seats: [], near: 0, log: [], beat: null, suspense: new Suspense(), optionsFor: () => [],
    name: (seat: number) => NAMES[seat] ?? "", card: (number: number) => recorded.cards[number] ?? null, ...more,
  } as unknown as Shown;
  const sitting: Sitting = { game, take: () => undefined, choose: () => undefined, whyNot: () => undefined };
  mounted = mount(Arena, { target: document.body, context: new Map([[KEY, sitting]]) });
  flushSync();
  return document.body;
}
const texts = (page: HTMLElement, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, " ").trim() ?? "");

describe("an attack on show", () => {
  test("is not there while nobody attacks", () => {
    expect(show([]).querySelector("[data-fight]")).toBe(null);
  });

  test("has its sum part by part, and what it comes to", () => {
    const page = show([attack(1, 5, "4  Hag", "1  Assistant")]);
    expect(page.querySelector("[data-fight]")?.getAttribute("aria-label")).toBe(say("fight-title", { name: "Ann" }));
    expect(texts(page, ".medal b")).toEqual(["5"]);
    expect(texts(page, ".medal .caption")).toEqual(["4 + 1"]);
    expect(page.querySelectorAll(".ember").length).toBe(5);
  });

  test("on several shows one of them, and how it stands with the others", () => {
    const page = show([attack(1, 4, "4  Hag"), attack(2, 3, "4  Hag", "−1  Ward")]);
    expect(texts(page, ".side").map((text) => text.trim())).toEqual(["Ben", "Ann"]);
    expect(texts(page, ".others li bdi")).toEqual(["Cleo"]);
    expect(texts(page, ".others li b")).toEqual(["3"]);
  });

  test("tells of every defender in order, and what is left for the next", () => {
    const page = show([attack(1, 7, "7  Hag"), defends(1, 60, 7, 4), falls(1, 60), defends(1, 61, 3, 5)]);
    const dice = texts(page, ".defenders .stand");
    expect(dice[0]).toContain(say("fight-falls", { took: 7, defense: 4 }));
    expect(dice[1]).toContain(say("fight-holds", { took: 3, defense: 5 }));
    expect(texts(page, ".word")).toEqual([say("outcome-destroyed"), say("outcome-holds")]);
    expect(texts(page, ".bite")).toEqual(["−4", "−3"]);
    // three came as far as the last one, and no farther
    expect(texts(page, ".medal")).toEqual(["7", `3 ${say("fight-blocked")}`]);
  });

  test("says nothing of a bite before the blow lands", () => {
    const blow = { ...defends(1, 60, 7, 4), happenings: [...defends(1, 60, 7, 4).happenings, ...falls(1, 60).happenings] };
    const suspense = new Suspense();
    vi.useFakeTimers();
    suspense.begin(blow, table, "normal");
    const page = show([attack(1, 7, "7  Hag"), blow], { isShowing: true, beat: blow, suspense });
    expect([texts(page, ".bite"), texts(page, ".medal .caption")]).toEqual([[], []]);
    vi.advanceTimersByTime(blowOf(blow).ends);
    flushSync();
    expect([texts(page, ".bite"), texts(page, ".medal .caption")]).toEqual([["−4"], ["7 − 4"]]);
    vi.useRealTimers();
  });

  test("a card that raises the attack says so, and the sum stays as it was counted", () => {
    const raise = beat([["total", 1, 51, null, 8, null, 5]]);
    const page = show([attack(1, 6, "2  Warrior", "4  Deathdealer"), defends(1, 60, 6, 2), falls(1, 60), raise]);
    expect(texts(page, ".medal b")).toEqual(["6", "8"]);
    expect(texts(page, ".medal .caption")).toEqual(["2 + 4", say("fight-raised", { left: 8 })]);
    expect(page.querySelectorAll(".place").length).toBe(10);
  });

  test("a Voodoo Doll breaks no defense, and destroys nevertheless", () => {
    const [die] = texts(show([attack(1, 3, "3  Voodoo Doll"), defends(1, 61, 3, 9), falls(1, 61)]), ".defenders .stand");
    expect(die).toContain(say("fight-falls-to-card", { took: 3, defense: 9 }));
    expect(die).not.toContain(say("fight-falls", { took: 3, defense: 9 }));
  });

  test("numbers on dice are those of that moment: a Dragon that defends with 9 shows 9", () => {
    const [seat, ready] = [1, table?.players[1]?.ready ?? []];
    const die = ready[0]?.id ?? 0;
    const fight = [attack(seat, 4, "4  Hag"), defends(seat, die, 4, 9)].reduce<Fight | null>(fightAfter, null);
    expect(fight?.clashes[0]?.defenders[0]?.die.defense).toBe(9);
  });

  test("says whom it waits for, and that nobody has defended", () => {
    const decision = { kind: "defend", seat: 1, options: [] as readonly Option[] } as unknown as Decision;
    const asked = show([attack(1, 4, "4  Hag"), attack(2, 4, "4  Hag")], { decision, table });
    expect(texts(asked, ".asks")).toEqual([say("fight-asked", { name: "Ben" })]);
    expect(texts(asked, ".others span")).toContain(say("fight-not-yet"));
  });

  test.each([[900, 420, true], [900, 420, false], [390, 440, true], [390, 440, false]])(
    "on %i × %i what it asks lies between the groove and the dice, on neither", (wide, high, isMirrored) => {
      const bulks = [1.14, 1, 0.86];
      const { asks, groove, defenders } = arenaFor({ wide, high, attackers: bulks, defenders: bulks, embers: 9, isMirrored, isAsked: true });
      const half = 15;
      expect(asks).not.toBe(null);
      const edge = isMirrored ? groove.y + groove.high : groove.y;
      for (const { y, size } of defenders) {
        const die = isMirrored ? y - size / 2 : y + size / 2;
        expect(Math.min(Math.abs((asks ?? 0) - edge), Math.abs((asks ?? 0) - die))).toBeGreaterThanOrEqual(half);
        expect(((asks ?? 0) - edge) * ((asks ?? 0) - die)).toBeLessThan(0);
      }
    },
  );

  test("an attack that nobody can stop says so", () => {
    const page = show([beat([["attacked", 0, null, null, 3, 2, null]])], { table });
    expect(texts(page, ".empty")).toEqual([say("fight-nobody")]);
  });

  test.each([
    // two at one device both have names
    [[0], say("fight-title-you"), say("fight-asked", { name: "Ben" })],
    [[1], say("fight-title", { name: "Ann" }), say("fight-asked-you")],
    [[0, 1], say("fight-title", { name: "Ann" }), say("fight-asked", { name: "Ben" })],
  ])("speaks to the one who sits here: %s", (seats, title, asked) => {
    const decision = { kind: "defend", seat: 1, options: [] as readonly Option[] } as unknown as Decision;
    const page = show([attack(1, 4, "4  Hag")], { decision, table, seats });
    expect(page.querySelector("[data-fight]")?.getAttribute("aria-label")).toBe(title);
    expect(texts(page, ".asks")).toEqual([asked]);
  });
});

describe("the embers", () => {
  const clash = (total: number, ...beats: Beat[]) =>
    [attack(1, total, `${total}  Hag`), ...beats].reduce<Fight | null>(fightAfter, null)!.clashes[0]!;

  test("are eaten by one defender after the other, and add up", () => {
    const embers = embersOf(clash(10, defends(1, 60, 10, 2), falls(1, 60), defends(1, 61, 8, 6), falls(1, 61)));
    expect(embers.bites.map(({ eaten }) => eaten)).toEqual([2, 6]);
    expect([embers.all, embers.left]).toEqual([10, 2]);
    expect(emberRow(embers, 1).map(({ bite }) => bite)).toEqual([0, 0, 1, 1, 1, 1, 1, 1, null, null]);
  });

  test("a large attack has fewer that are worth more, and the last of a bite may be less", () => {
    const row = emberRow(embersOf(clash(27, defends(1, 60, 27, 5), falls(1, 60))), 2);
    expect(row.filter(({ bite }) => bite === 0).map(({ share }) => share)).toEqual([1, 1, 0.5]);
    expect(row.length).toBe(3 + 11);
  });
});

describe("the places of a fight", () => {
  const corners = (places: Places): { x: number; y: number; size: number }[] => [...places.attackers, ...places.defenders, places.total, places.left];

  test.each([
    [1100, 414], [930, 300], [780, 520], [366, 510], [390, 420], [560, 200],
  ])("in %s × %s everything is inside, and no die lies on another", (wide, high) => {
    for (const count of [1, 3, 6]) {
      for (const isMirrored of [false, true]) {
        const sizes = Array.from({ length: count }, (_, place) => [0.86, 1, 1.14][place % 3] as number);
        const places = arenaFor({ wide, high, attackers: sizes, defenders: sizes, embers: 12, isMirrored });
        for (const { x, y, size } of corners(places)) {
          expect(x - size / 2).toBeGreaterThanOrEqual(0);
          expect(x + size / 2).toBeLessThanOrEqual(wide);
          expect(y - size / 2).toBeGreaterThanOrEqual(-1);
          expect(y + size / 2).toBeLessThanOrEqual(high + 1);
        }
        for (const rank of [places.attackers, places.defenders]) {
          rank.slice(1).forEach(({ x, size }, at) => expect(x - size / 2).toBeGreaterThan((rank[at]?.x ?? 0) + (rank[at]?.size ?? 0) / 2));
        }
        expect(places.first).toBeGreaterThan(places.groove.x);
        expect(places.first + 11 * places.pitch).toBeLessThan(places.groove.x + places.groove.wide);
      }
    }
  });

  test.each([[1100, 414], [366, 510], [366, 440], [390, 340]])("in %s × %s no die lies on a name", (wide, high) => {
    const HIGH = 34;
    for (const name of [64, 90, 118]) {
      for (const count of [1, 2, 3, 4, 6]) {
        for (const isMirrored of [false, true]) {
          const sizes = Array.from({ length: count }, (_, place) => [1.14, 0.86, 1][place % 3] as number);
          const names = { attacker: name, defender: name };
          const places = arenaFor({ wide, high, attackers: sizes, defenders: sizes, embers: 12, isMirrored, names });
          for (const [rank, isLow] of [[places.attackers, !isMirrored], [places.defenders, isMirrored]] as const) {
            for (const { x, y, size } of rank) {
              const edge = isLow ? high - (y + size / 2) : y - size / 2;
              expect(x - size / 2 > name || edge >= HIGH).toBe(true);
              expect(x + size / 2).toBeLessThanOrEqual(wide);
            }
            rank.slice(1).forEach(({ x, size }, at) => expect(x - size / 2).toBeGreaterThan((rank[at]?.x ?? 0) + (rank[at]?.size ?? 0) / 2));
          }
        }
      }
    }
  });

  test.each([[390, 440], [390, 600], [360, 400], [540, 620]])("in a narrow arena of %i × %i no die lies under a medal", (wide, high) => {
    for (const count of [1, 2, 3, 4, 6, 8]) {
      for (const isMirrored of [false, true]) {
        for (const name of [0, 80]) {
          const sizes = Array.from({ length: count }, (_, place) => [1.14, 0.86, 1][place % 3] as number);
          const names = { attacker: name, defender: name };
          const { attackers, total, left } = arenaFor({ wide, high, attackers: sizes, defenders: sizes, embers: 9, isMirrored, names });
          for (const die of attackers) {
            for (const medal of [total, left]) {
              const [across, up] = [Math.abs(die.x - medal.x), Math.abs(die.y - medal.y)];
              const near = (die.size + medal.size) / 2;
              expect(across >= near || up >= near, `${count} attackers`).toBe(true);
            }
          }
        }
      }
    }
  });

  test("a Dragon stands above an Assistant", () => {
    const [small, large] = arenaFor({ wide: 900, high: 420, attackers: [1], defenders: [0.86, 1.14], embers: 3, isMirrored: false }).defenders;
    expect(large!.size).toBeGreaterThan(small!.size);
  });

  test("our own defenders stand on our side", () => {
    const wanted = { wide: 366, high: 510, attackers: [1], defenders: [1], embers: 3 };
    expect(arenaFor({ ...wanted, isMirrored: true }).defenders[0]!.y).toBeGreaterThan(arenaFor({ ...wanted, isMirrored: true }).attackers[0]!.y);
    expect(arenaFor({ ...wanted, isMirrored: false }).defenders[0]!.y).toBeLessThan(arenaFor({ ...wanted, isMirrored: false }).attackers[0]!.y);
  });
});
