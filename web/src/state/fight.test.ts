// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { Happening, Said } from "../net/events";
import { events } from "../net/recorded";
import type { Beat } from "./beats";
import { beatsOf } from "./beats";
import { awaited, defendingIn, fightAfter, fightAgain, fightOn, reasonOf, type Fight } from "./fight";

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

  test("tells what was saved and what took no harm", () => {
    const fight = told(
      attack(0, 1, 7),
      beat([["defended", 1, 60, 8, 5, 4, 2]]),
      beat([["saved", 1, 60, 8, null, null, 2]]),
      beat([["defended", 1, 61, 8, 1, 1, 2], ["held", 1, 61, 8, 1, 0, 2]]),
    );
    expect(fight?.clashes[0]?.defenders.map(({ outcome }) => outcome)).toEqual(["saved", "unharmed"]);
  });

  test("keeps the total that its sum makes, and tells what a Mighty Deathdealer adds where it does", () => {
    const sums = ["2  Warrior of the Quay", "4  Mighty Deathdealer"];
    const fight = told(
      beat([["attacked", 0, null, null, 6, 1, null]], { sums }),
      beat([["defended", 1, 8, 1, 6, 2, 4]]),
      beat([["destroyed", 1, 8, 1, null, 0, 4], ["moved", 1, 8, 1, "used", null, null]]),
      beat([["ability", 0, 51, 7, 0, null, 5]]),
      beat([["total", 1, 51, null, 8, null, 5]]),
    );
    expect(fight?.clashes[0]).toMatchObject({ total: 6, sums, defenders: [{ took: 6, defense: 2, raised: 8 }] });
    const next = fightAfter(fight, beat([["defended", 1, 56, 8, 8, 5, 3]]));
    expect(next?.clashes[0]?.total).toBe(6);
    expect(next?.clashes[0]?.defenders.map(({ raised }) => raised)).toEqual([8, undefined]);
    expect(told(attack(0, 1, 6), beat([["total", 1, 51, null, 10, null, 5]]))?.clashes[0]).toMatchObject({ total: 6, raised: 10 });
  });

  test("says that a defense is broken only where it is", () => {
    const defend = (took: number, defense: number, end: "destroyed" | "saved"): string => {
      const fight = told(attack(0, 1, took), beat([["defended", 1, 61, 9, took, defense, 5]]), beat([[end, 1, 61, 9, null, 0, 5]]));
      return reasonOf(fight!.clashes[0]!.defenders[0]!);
    };
    expect(defend(7, 4, "destroyed")).toBe("fight-falls");
    expect(defend(7, 4, "saved")).toBe("fight-saved");
    // a Voodoo Doll attacks (C10)
    expect(defend(3, 9, "destroyed")).toBe("fight-falls-to-card");
    expect(defend(3, 9, "saved")).toBe("fight-saved-from-card");
  });

  test("waits for those whose turn to defend has not come", () => {
    const stand = (fight: Fight | null, defending: number | null, isOver = false): readonly string[] =>
      fight?.clashes.map((clash) => awaited(fight, clash, defending, isOver)) ?? [];
    const counted = told(attack(0, 1, 3), attack(0, 2, 3), beat([["attacked", 0, null, null, 3, 3, null]]));
    expect(stand(counted, 1)).toEqual(["asked", "waiting", "nobody"]);
    expect(stand(counted, null)).toEqual(["waiting", "waiting", "nobody"]);
    expect(stand(counted, 2)).toEqual(["nobody", "asked", "nobody"]);
    expect(stand(counted, null, true)).toEqual(["nobody", "nobody", "nobody"]);
    const struck = fightAfter(counted, beat([["defended", 2, 43, 3, 3, 5, 2]]));
    expect(stand(struck, null)[0]).toBe("nobody");
  });

  test("on a quest waits for both at once", () => {
    const fight = told(
      beat([["challenged", 3, null, 16, null, 1, null]]), attack(3, 1, 4), attack(1, 3, 3), beat([["defended", 3, 43, 3, 3, 5, 2]]),
    );
    expect(awaited(fight!, fight!.clashes[0]!, null, false)).toBe("waiting");
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

  test("whoever comes in the middle sees all of it when it is told again", () => {
    const at = events.findIndex((event) => event.kind === "move" && event.happenings.at(-1)?.[0] === "defended" && event.happenings.length > 1);
    const event = events[at];
    const { table: before } = events[at - 1]?.state ?? {};
    if (!event?.state.table || !before) throw new Error("nobody defends in the recording");
    const whole = told(...beatsOf(event, before, null));
    const attackers = whole?.clashes[0]?.attackers.map(({ id }) => id) ?? [];
    const open = { ...event.state.table, attack: { area: "ready", attackers, totals: event.state.seats.map(() => 0) } };
    const again = fightAgain(open, [event]);
    expect(again?.isWhole).toBe(true);
    expect(again?.clashes.map(({ total, sums, defenders }) => [total, sums, defenders.map(({ outcome }) => outcome)])).toEqual(
      whole?.clashes.map(({ total, sums, defenders }) => [total, sums, defenders.map(({ outcome }) => outcome)]),
    );
    expect(again?.clashes[0]?.attackers.map(({ id }) => id)).toEqual(attackers);
    // what is known of the table alone is not enough
    expect(fightOn(open)?.isWhole).toBe(false);
    expect(fightAgain(open, [])).toEqual(fightOn(open));
  });

  test("whoever comes in the middle is not told who has not defended", () => {
    const { decision, table: open } = events.find(({ state }) => state.decision?.kind === "defend")!.state;
    const [ann, greta] = open!.players;
    const four = { ...open!, active: 2, players: [ann!, greta!, ann!, { ...greta!, ready: [] }], attack: { ...open!.attack!, totals: [2, 2, null, 2] } };
    const fight = fightOn(four)!;
    expect(fight.clashes.map(({ defender }) => defender)).toEqual([3, 0, 1]);
    expect(fight.clashes.map((clash) => awaited(fight, clash, 0, false))).toEqual(["past", "asked", "waiting"]);
    expect(fight.clashes.map((clash) => awaited(fight, clash, null, false))).toEqual(["nobody", "waiting", "waiting"]);
    // with some Spells another player chooses who defends
    expect(defendingIn({ ...decision!, seat: 0 }, open)).toBe(1);
    expect(defendingIn({ ...decision!, kind: "act" }, open)).toBe(null);
  });
});
