import { describe, expect, test } from "vitest";
import type { Decision, Option, Quiddity, Seat, Table } from "../net/state";
import { begun, isWithin, nextOf, sweepOf, type Sweeping } from "./sweeps";

const option = (words: string, more: Partial<Option> = {}): Option => {
  const about = words.split(" ")[1] ?? "";
  return { option: words, words, text: words, ...(about.startsWith("d") ? { die: Number(about.slice(1)) } : {}), ...more };
};
const asked = (options: readonly Option[], more: Partial<Decision> = {}): Decision => ({
  number: 9, seat: 0, kind: "act", text: "", card: null, die: null, window: null, total: null, most: null, options, ...more,
});
const having = (total: number, more: Partial<Quiddity> = {}): Table => ({ quiddity: { total, light: 0, dark: 0, ...more } }) as Table;
const END = option("end");
const TWO = [option("summon d9", { price: 2 }), option("summon d11", { price: 1, alike: [11, 12] }), END];

describe("what one click offers", () => {
  test("is all Creatures that can be paid together, and not one Quiddity less", () => {
    expect(sweepOf(asked(TWO), having(4), undefined)).toEqual({ kind: "summon", dice: [9, 11, 12], price: 4 });
    expect(sweepOf(asked(TWO), having(3), undefined)).toBe(null);
  });

  test("has Spells with them, or alone", () => {
    const spells = [option("ready d3"), option("ready d4")];
    expect(sweepOf(asked([...spells, END]), having(0), undefined)).toEqual({ kind: "ready", dice: [3, 4], price: 0 });
    expect(sweepOf(asked([...spells, ...TWO]), having(4), undefined)?.kind).toBe("both");
  });

  test("is nothing for a single die, for whoever pays by hand, and for light and dark", () => {
    expect(sweepOf(asked([option("summon d9", { price: 1 }), END]), having(4), undefined)).toBe(null);
    expect(sweepOf(asked(TWO), having(4), { pay_by_hand: true } as Seat)).toBe(null);
    expect(sweepOf(asked(TWO), having(4, { dark: 4 }), undefined)).toBe(null);
  });

  test("is Immediate Effects as long as there are any: a summoning would end their time", () => {
    const effects = [option("draw d1", { card: 1 }), option("immediate d2", { card: 1 })];
    expect(sweepOf(asked([...TWO, ...effects]), having(9), undefined)).toEqual({ kind: "use", dice: [1, 2], price: 0 });
    expect(sweepOf(asked([...TWO, effects[0]!]), having(9), undefined)).toBe(null);
  });

  test("is dice that are alike, as many as may be culled", () => {
    const options = [option("cull d1"), option("cull d2", { alike: [2, 3, 4] }), option("enough")];
    expect(sweepOf(asked(options, { kind: "cull", most: 2 }), having(0), undefined)).toEqual({ kind: "cull", dice: [2, 3], price: 0 });
    expect(sweepOf(asked(options, { kind: "cull", most: 1 }), having(0), undefined)).toBe(null);
    expect(sweepOf(asked(options, { kind: "cull", most: null }), having(0), undefined)).toBe(null);
  });
});

/** A sweep at a decision, as far as it goes through others. */
function played(first: Decision, rest: readonly Decision[], total = 9): readonly string[] {
  const sweep = sweepOf(first, having(total), undefined);
  let sweeping: Sweeping | null = sweep && begun(sweep, first, 1);
  const taken: string[] = [];
  for (const decision of [first, ...rest]) {
    const next: ReturnType<typeof nextOf> = sweeping && nextOf(sweeping, decision, 1);
    if (next === null) break;
    taken.push(next.option.option);
    sweeping = next.after;
  }
  return taken;
}

describe("move by move", () => {
  test("each answers a question of its own, until all is done", () => {
    const rest = [asked([option("summon d11", { price: 1, alike: [11, 12] }), END]), asked([option("summon d12", { price: 1 }), END]), asked([END])];
    expect(played(asked(TWO), rest)).toEqual(["summon d9", "summon d11", "summon d12"]);
  });

  test("it stops at whatever else is asked, also of somebody else and in another turn", () => {
    const again = asked([option("summon d11", { price: 1, alike: [11, 12] }), END]);
    expect(played(asked(TWO), [asked([option("choose d4")], { kind: "choose" }), again])).toEqual(["summon d9"]);
    expect(played(asked(TWO), [{ ...again, seat: 1 }])).toEqual(["summon d9"]);
    const begun_ = begun(sweepOf(asked(TWO), having(9), undefined)!, asked(TWO), 1);
    expect(nextOf(begun_, again, 2)).toBe(null);
  });

  test("it takes nothing that came later: only dice that were there at the click", () => {
    expect(played(asked(TWO), [asked([option("summon d40", { price: 1 }), END])])).toEqual(["summon d9"]);
  });

  test("culling ends with what was promised", () => {
    const cull = (dice: readonly number[], most: number): Decision =>
      asked([option(`cull d${dice[0]}`, { alike: dice }), option("enough")], { kind: "cull", most });
    expect(played(cull([2, 3, 4], 2), [cull([3, 4], 1), cull([4], 1)])).toEqual(["cull d2", "cull d3"]);
  });

  test("Immediate Effects of the same cards follow, with the player's own choices between them, but never without end", () => {
    const use = asked([option("immediate d2", { card: 1, alike: [2, 3] }), END]);
    const sweeping = begun(sweepOf(use, having(0), undefined)!, use, 1);
    const choice = asked([option("choose d7"), option("enough")], { kind: "choose" });
    expect(isWithin(sweeping, choice, 1)).toBe(true);
    expect(isWithin(sweeping, choice, 2)).toBe(false);
    expect(nextOf(sweeping, asked([option("immediate d5", { card: 4 }), END]), 1)).toBe(null);
    expect(played(use, Array.from({ length: 40 }, () => use)).length).toBe(12);
  });
});
