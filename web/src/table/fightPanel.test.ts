import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import type { Happening, StoryLine } from "../net/events";
import { events, recorded } from "../net/recorded";
import type { Decision, Option } from "../net/state";
import type { Beat } from "../state/beats";
import { fightAfter, type Fight } from "../state/fight";
import type { Shown } from "../state/shown";
import { say } from "../words/words.svelte";
import FightPanel from "./FightPanel.svelte";
import { KEY, type Sitting } from "./sitting";

const NAMES = ["Ann", "Ben", "Cleo"];
const table = events[38]?.state.table ?? null;
const hag = recorded.cards.findIndex(({ kind }) => kind === "creature");
const face = recorded.cards[hag]?.faces.findIndex(({ kind }) => kind === "creature") ?? 0;

let mounted: Record<string, unknown> | undefined;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
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
    fight, decision: null, isShowing: false, seats: [],
    name: (seat: number) => NAMES[seat] ?? "", card: (number: number) => recorded.cards[number] ?? null, ...more,
  } as unknown as Shown;
  const sitting: Sitting = { game, take: () => undefined, choose: () => undefined, whyNot: () => undefined };
  mounted = mount(FightPanel, { target: document.body, context: new Map([[KEY, sitting]]) });
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
    expect(page.querySelector("h2")?.textContent).toContain(say("fight-title", { name: "Ann" }));
    expect(texts(page, ".part b")).toEqual(["4", "1"]);
    expect(texts(page, ".part .name")).toEqual(["Hag", "Assistant"]);
    expect(page.querySelector(".sum")?.textContent).toContain(say("fight-sum-is", { total: 5 }));
    expect(texts(page, ".total")[0]).toContain("5");
  });

  test("on several has a row for each of them", () => {
    const page = show([attack(1, 4, "4  Hag"), attack(2, 3, "4  Hag", "−1  Ward")]);
    expect(texts(page, ".clash .who")).toEqual(["Ben", "Cleo"]);
    expect(texts(page, ".total").map((text) => text.at(-1))).toEqual(["4", "3"]);
    // a sum of one part says nothing that the total does not
    expect(page.querySelectorAll(".sum").length).toBe(1);
  });

  test("tells of every defender in order, with what is left for the next", () => {
    const page = show([attack(1, 7, "7  Hag"), defends(1, 60, 7, 4), falls(1, 60), defends(1, 61, 3, 5)]);
    const words = texts(page, ".defender .words");
    expect(words.length).toBe(2);
    expect(words[0]).toContain(say("outcome-destroyed"));
    expect(words[0]).toContain(say("fight-falls", { took: 7, defense: 4 }));
    expect(words[0]).toContain(say("fight-left", { left: 3 }));
    expect(words[1]).toContain(say("fight-holds", { took: 3, defense: 5 }));
    expect(page.querySelectorAll(".die.isDestroyed").length).toBe(1);
  });

  test("says whom it waits for, and that nobody has defended", () => {
    const decision = { kind: "defend", seat: 1, options: [] as readonly Option[] } as Decision;
    const asked = show([attack(1, 4, "4  Hag"), attack(2, 4, "4  Hag")], { decision, table });
    expect(texts(asked, ".nobody")).toEqual([say("fight-asked", { name: "Ben" }), say("fight-not-yet")]);
    expect(asked.querySelectorAll(".isAsked").length).toBe(1);
  });

  test.each([
    // two at one device both have names
    [[0], say("fight-title-you"), say("fight-asked", { name: "Ben" })],
    [[1], say("fight-title", { name: "Ann" }), say("fight-asked-you")],
    [[0, 1], say("fight-title", { name: "Ann" }), say("fight-asked", { name: "Ben" })],
  ])("speaks to the one who sits here: %s", (seats, title, asked) => {
    const decision = { kind: "defend", seat: 1, options: [] as readonly Option[] } as Decision;
    const page = show([attack(1, 4, "4  Hag")], { decision, table, seats });
    expect(texts(page, "h2")).toEqual([title]);
    expect(texts(page, ".nobody")).toEqual([asked]);
  });

  test("tells what happens now only while it happens", () => {
    const happening = show([attack(1, 4, "4  Hag")], { isShowing: true });
    expect(texts(happening, ".now")).toEqual(["What happens."]);
    expect(texts(happening, ".nobody")).toEqual([say("fight-not-yet")]);
  });
});
