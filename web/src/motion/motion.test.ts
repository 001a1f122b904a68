/** Which dice go where, when, and on which face they come to rest. */
import { describe, expect, test } from "vitest";
import { PLACED, SIDES, TURNS } from "../art/cube";
import type { Happening } from "../net/events";
import { events } from "../net/recorded";
import type { Die, Player, Table } from "../net/state";
import { carried, emerging, thrown, turnedTo } from "./frames";
import { isSame, journeysBetween, type Journey } from "./journeys";
import { endOf, luck, schedule } from "./schedule";

const die = (id: number, card = 0, face: number | null = null): Die => ({ id, card, face });
const player = (lies: Partial<Player> = {}): Player => ({
  glory: 0, bag: [], active: [], ready: [], locked: [], spent: [], used: [], aside: [], quest: [], ...lies,
});
function table(players: readonly Partial<Player>[], wilds: readonly number[] = [5, 5]): Table {
  return {
    turn: 1, phase: "roll", active: 0, goal: 20, quiddity: { total: 0, light: 0, dark: 0 }, captures: 1, attack: null,
    players: players.map(player), wilds, quests: [], removed: [], gifts: [], over: false, result: null,
  };
}
const happened = (kind: Happening[0], seat: number, id: number, card = 0, number: number | string | null = null): Happening =>
  [kind, seat, id, card, number, null, null];

describe("journeys", () => {
  test("nothing goes anywhere when nothing has changed", () => {
    const lies = table([{ active: [die(1)], used: [die(2)] }]);
    expect(journeysBetween(lies, lies)).toEqual([]);
    expect(journeysBetween(lies, structuredClone(lies))).toEqual([]);
  });

  test("a die that is drawn and rolled is thrown out of its bag", () => {
    const [journey, ...more] = journeysBetween(
      table([{ bag: [[0, 3]] }]), table([{ bag: [[0, 2]], active: [die(7, 0, 4)] }]),
      [happened("drawn", 0, 7), happened("rolled", 0, 7)], [7],
    );
    expect(more).toEqual([]);
    expect(journey).toMatchObject({ from: { zone: "bag", seat: 0 }, to: { zone: "active", seat: 0 }, rolls: true, die: { face: 4 } });
  });

  test("a die that is rolled again is thrown where it lies", () => {
    const [journey] = journeysBetween(table([{ active: [die(7, 0, 4)] }]), table([{ active: [die(7, 0, 1)] }]), [happened("rolled", 0, 7)], [7]);
    expect(journey).toMatchObject({ from: { zone: "active" }, to: { zone: "active" }, rolls: true });
  });

  test.each([
    ["summoned", { active: [die(1, 0, 4)] }, { ready: [die(1, 0, 4)] }, "active", "ready"],
    ["spent", { active: [die(1, 0, 0)] }, { spent: [die(1, 0, 0)] }, "active", "spent"],
    ["cleaned up", { spent: [die(1, 0, 0)] }, { used: [die(1)] }, "spent", "used"],
    ["put into the bag", { used: [die(1)] }, { bag: [[0, 1]] }, "used", "bag"],
  ] as const)("a die that is %s is carried there", (_, before, after, from, to) => {
    const journeys = journeysBetween(table([before]), table([after]));
    expect(journeys).toHaveLength(1);
    expect(journeys[0]).toMatchObject({ from: { zone: from, seat: 0 }, to: { zone: to, seat: 0 }, rolls: false });
  });

  test("a die that is captured comes from its card, one that is culled goes back", () => {
    const captured = [happened("captured", 0, 9, 1, "used")];
    const full = table([{}], [5, 5]);
    const less = table([{ used: [die(9, 1)] }], [5, 4]);
    for (const told of [captured, []]) {
      expect(journeysBetween(full, less, told)).toMatchObject([{ from: { zone: "wilds", card: 1 }, to: { zone: "used", seat: 0 } }]);
    }
    for (const told of [[happened("culled", 0, 9, 1)], []]) {
      expect(journeysBetween(less, full, told)).toMatchObject([{ from: { zone: "used", seat: 0 }, to: { zone: "wilds", card: 1 } }]);
    }
  });

  test("a die that is destroyed breaks, and goes to the pile of its owner", () => {
    const journeys = journeysBetween(table([{}, { ready: [die(3, 1, 5)] }]), table([{}, { used: [die(3, 1)] }]), [happened("destroyed", 1, 3, 1)]);
    expect(journeys).toMatchObject([{ breaks: true, from: { zone: "ready", seat: 1 }, to: { zone: "used", seat: 1 } }]);
  });

  test("a die that leaves the game goes nowhere", () => {
    const journeys = journeysBetween(table([{ used: [die(3)] }]), table([{}]), [happened("removed", 0, 3)]);
    expect(journeys).toMatchObject([{ to: { zone: "out" } }]);
  });

  test("dice out of a bag that was refilled on the way go into it first", () => {
    const journeys = journeysBetween(
      table([{ used: [die(1), die(2)] }]), table([{ bag: [[0, 1]], active: [die(1, 0, 3)] }]),
      [["refilled", 0, null, null, 2, null, null], happened("drawn", 0, 1), happened("rolled", 0, 1)], [1],
    );
    expect(journeys.map(({ die: { id }, from, to, rolls, leg }) => [id, from.zone, to.zone, rolls, leg])).toEqual([
      [1, "used", "bag", false, 0], [1, "bag", "active", true, 1], [2, "used", "bag", false, 0],
    ]);
  });

  test("a whole game: every die that changes its place has a journey that begins and ends there", () => {
    const tables = events.flatMap(({ state }) => (state.table ? [state.table] : []));
    let count = 0;
    for (const [place, after] of tables.entries()) {
      const before = tables[place - 1];
      if (!before) continue;
      for (const { from, to } of journeysBetween(before, after)) {
        expect(isSame(from, to)).toBe(false);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(20);
  });
});

describe("times", () => {
  const rolls = (many: number): Journey[] =>
    Array.from({ length: many }, (_, id) => ({
      die: die(id, 0, 2), from: { zone: "bag", seat: 0 }, to: { zone: "active", seat: 0 }, rolls: true, breaks: false, leg: 0,
    }));

  test("dice of one roll neither begin nor end together", () => {
    const timed = schedule(rolls(6), 12, 1, 3000);
    expect(new Set(timed.map(({ delay }) => delay)).size).toBe(6);
    expect(new Set(timed.map(endOf)).size).toBe(6);
  });

  test("the same roll is shown the same way every time", () => {
    expect(schedule(rolls(6), 12, 1, 3000)).toEqual(schedule(rolls(6), 12, 1, 3000));
    expect(luck(3, 12)).not.toBe(luck(4, 12));
  });

  test("all is over before the beat is", () => {
    for (const [many, length] of [[6, 2000], [24, 1300], [24, 300]] as const) {
      for (const one of schedule(rolls(many), 5, 1, length)) expect(endOf(one)).toBeLessThan(length);
    }
  });

  test("slow takes longer, fast is shorter", () => {
    const end = (pace: number): number => Math.max(...schedule(rolls(6), 5, pace, 9000).map(endOf));
    expect(end(1.8)).toBeGreaterThan(end(1));
    expect(end(0.45)).toBeLessThan(end(1));
  });

  test("what is drawn from a refilled bag waits until it is full", () => {
    const [first] = rolls(1);
    if (!first) throw new Error("a roll was expected");
    const into: Journey = { ...first, from: { zone: "used", seat: 0 }, to: { zone: "bag", seat: 0 }, rolls: false };
    const [filled, drawn] = schedule([into, { ...first, leg: 1 }], 5, 1, 9000);
    expect(drawn?.delay).toBeGreaterThanOrEqual(filled ? endOf(filled) - 5 : Infinity);
  });
});

/** What a list of CSS rotations does to a point. */
function rotated(transform: string, point: readonly number[]): number[] {
  const turns = [...transform.matchAll(/rotate([XYZ])\((-?[\d.]+)deg\)/g)].toReversed();
  return turns.reduce(([x = 0, y = 0, z = 0], [, axis, degrees]) => {
    const [c, s] = [Math.cos((Number(degrees) * Math.PI) / 180), Math.sin((Number(degrees) * Math.PI) / 180)];
    if (axis === "X") return [x, y * c - z * s, y * s + z * c];
    if (axis === "Y") return [x * c + z * s, y, -x * s + z * c];
    return [x * c - y * s, x * s + y * c, z];
  }, [...point]);
}

describe("cubes", () => {
  const placed = (side: number): string => `rotateX(${PLACED[side]?.[0]}deg) rotateY(${PLACED[side]?.[1]}deg)`;
  const from = { x: 900, y: 500, size: 20 };
  const to = { x: 100, y: 600, size: 40 };

  test("there are six sides, and no two in the same place", () => {
    const normals = PLACED.map((_, side) => rotated(placed(side), [0, 0, 1]).map(Math.round).join());
    expect(new Set(normals).size).toBe(SIDES);
    expect(TURNS).toHaveLength(SIDES);
  });

  test.each([0, 1, 2, 3, 4, 5])("a cube that is thrown comes to rest on side %i, upright", (side) => {
    for (const chance of [0, 0.3, 0.7, 0.99]) {
      for (const start of [from, to]) {
        const last = String(thrown(start, to, 40, side, chance).turn?.at(-1)?.["transform"]);
        expect(last).toBe(turnedTo(side, 40));
        // what is to the front points at whoever looks, and its upper edge is above
        rotated(last + placed(side), [0, 0, 1]).forEach((n, i) => expect(n).toBeCloseTo([0, 0, 1][i] ?? 0));
        rotated(last + placed(side), [0, -1, 0]).forEach((n, i) => expect(n).toBeCloseTo([0, -1, 0][i] ?? 0));
      }
    }
  });

  test("it begins where it is thrown from and ends where it lies", () => {
    for (const { ground } of [thrown(from, to, 40, 3, 0.4), carried(from, to, 40, false), carried(from, to, 40, true)]) {
      expect(ground[0]?.["transform"]).toBe("translate(880px, 480px) scale(0.5)");
      expect(ground.at(-1)?.["transform"]).toBe("translate(80px, 580px) scale(1)");
    }
  });

  test("out of a bag it grows, into a bag it fades, and else it is seen all the way", () => {
    expect(emerging(false, false)).toBe(null);
    expect(emerging(true, false)?.[0]).toMatchObject({ transform: "scale(0)" });
    expect(emerging(true, false)?.at(-1)).toMatchObject({ transform: "scale(1)", opacity: 1 });
    expect(emerging(false, true)?.at(-1)).toMatchObject({ opacity: 0 });
  });

  test("only what costs no layout and no paint is animated, in the order of time", () => {
    for (const frames of [thrown(from, to, 40, 3, 0.4), carried(from, to, 40, true), carried(from, to, 40, false)]) {
      for (const keyframes of [frames.ground, frames.lift, frames.shadow, frames.turn ?? [], emerging(true, true) ?? []]) {
        const offsets = keyframes.map(({ offset }) => Number(offset));
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        for (const keyframe of keyframes) {
          expect(["easing", "offset", "opacity", "transform"]).toEqual(expect.arrayContaining(Object.keys(keyframe)));
        }
      }
    }
  });
});
