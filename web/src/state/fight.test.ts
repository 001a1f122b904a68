// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { Happening, Said } from "../net/events";
import { events } from "../net/recorded";
import type { Beat } from "./beats";
import { beatsOf } from "./beats";
import { fightAfter, fightOn, type Fight } from "./fight";

const table = events[38]?.state.table ?? null;

function beat(happenings: readonly Happening[], line: Partial<Said> = {}): Beat {
  return {
    event: 1, kind: happenings[0]?.[0] ?? "", happenings, rolled: [], table,
    line: { kind: "", player: 0, text: "What happens.", ...line },
  };
}
function told(...beats: readonly Beat[]): Fight | null {
  return beats.reduce<Fight | null>(fightAfter, null);
}
const attack = (from: number, to: number, total: number): Beat =>
  beat([["attacked", from, null, null, total, to, null]], { sums: [`${total}  Assistant`] });

describe("an attack", () => {
  test("counts a total against each rival", () => {
    const fight = told(attack(0, 1, 4), attack(0, 2, 3));
    expect(fight?.clashes.map(({ defender, total, sums }) => [defender, total, sums])).toEqual([
      [1, 4, ["4  Assistant"]],
      [2, 3, ["3  Assistant"]],
    ]);
  });

  test("shows who defends with what, and how it ends", () => {
    const fight = told(
      attack(0, 1, 7),
      beat([["defended", 1, 60, 8, 7, 4, 2]]),
      beat([["destroyed", 1, 60, 8, null, 0, 2], ["moved", 1, 60, 8, "used", null, null]]),
      beat([["defended", 1, 61, 8, 3, 5, 2]]),
    );
    expect(fight?.clashes[0]?.defenders.map(({ die, took, defense, outcome }) => [die.id, took, defense, outcome])).toEqual([
      [60, 7, 4, "destroyed"],
      [61, 3, 5, "holds"],
    ]);
  });

  test("tells what was saved, what took no harm, and a total that has changed", () => {
    const fight = told(
      attack(0, 1, 7),
      beat([["total", 1, null, null, 5, null, null]]),
      beat([["defended", 1, 60, 8, 5, 4, 2]]),
      beat([["saved", 1, 60, 8, null, null, 2]]),
      beat([["defended", 1, 61, 8, 1, 1, 2], ["held", 1, 61, 8, 1, 0, 2]]),
    );
    expect(fight?.clashes[0]?.total).toBe(5);
    expect(fight?.clashes[0]?.defenders.map(({ outcome }) => outcome)).toEqual(["saved", "unharmed"]);
  });

  test("is over when the turn goes on, but not before its last blow was seen", () => {
    const last = beat([["defended", 1, 60, 8, 1, 4, 2], ["phase", 0, null, null, "capture", null, null]]);
    expect(told(attack(0, 1, 1), last)).not.toBe(null);
    expect(told(attack(0, 1, 1), last, beat([["spent", 0, 4, 0, null, null, null]]))).toBe(null);
  });
});

test("on a quest both strike, and the attack of the turn is another fight", () => {
  const challenge = told(
    beat([["challenged", 3, null, 16, null, 1, null]]), attack(3, 1, 4), attack(1, 3, 3),
  );
  expect(challenge?.quest).toBe(16);
  expect(challenge?.clashes.map(({ attacker, defender }) => [attacker, defender])).toEqual([[3, 1], [1, 3]]);
  const next = [attack(3, 0, 2)].reduce(fightAfter, challenge);
  expect(next?.quest).toBe(null);
  expect(next?.clashes.length).toBe(1);
});

describe("of a recorded game", () => {
  const fought = events.filter((event) => event.kind === "move" && event.happenings.some(([kind]) => kind === "attacked"));

  test("every attack is shown with those who attack", () => {
    for (const event of fought) {
      const before = events[events.indexOf(event) - 1]?.state.table ?? null;
      const fight = told(...beatsOf(event, before, event.state));
      expect(fight?.clashes.length).toBeGreaterThan(0);
      expect(fight?.clashes[0]?.attackers.length).toBeGreaterThan(0);
    }
  });

  test("whoever comes in the middle of one sees it as well", () => {
    const open = events.find(({ state }) => state.table?.attack);
    const fight = fightOn(open?.state.table ?? null);
    expect(fight?.clashes[0]?.total).toBe(open?.state.table?.attack?.totals.find((total) => total !== null));
    expect(fightOn(null)).toBe(null);
  });
});
