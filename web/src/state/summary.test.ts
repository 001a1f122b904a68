// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { GameEvent, Happening } from "../net/events";
import { events, recorded } from "../net/recorded";
import { fortuneOf, luckOf } from "./luck";
import { destroyedBy, summaryOf, wonBy } from "./summary";

const happening = (kind: string, player: number, card: number | null, number: number | string | null = null, other: number | null = null, face: number | null = null): Happening => [
  kind, player, 7, card, number, other, face,
];
function move(number: number, ...happenings: readonly Happening[]): GameEvent {
  return { kind: "move", number, seat: 0, at: 0, clocks: [], answers: number - 1, option: "", words: "", turn: 1, by: "person", story: [], happenings };
}
const undo = (number: number, to: number): GameEvent => ({
  kind: "undo", number, seat: 0, at: 0, clocks: [], answers: number - 1, to, far: false,
});

describe("a game in figures", () => {
  const played = [
    move(3, happening("turn", 0, null, 1)),
    move(4, happening("captured", 0, 5, "used")),
    undo(5, 3),
    move(6, happening("captured", 0, 4, "used"), happening("turn", 1, null, 2), happening("glory", 1, null, 3)),
    move(7, happening("destroyed", 0, 1, null, 1), happening("lost", 0, null, 1), happening("turn", 0, null, 3)),
  ];

  test("Glory is counted turn by turn", () => {
    expect(summaryOf(played, [0, 3]).turns.map(({ turn, seat, glory }) => [turn, seat, glory])).toEqual([
      [1, 0, [1, 0]],
      [2, 1, [0, 3]],
      [3, 0, [0, 3]],
    ]);
  });

  test("a game that went on from another begins with the Glory there was", () => {
    expect(summaryOf(played, [9, 8]).start).toEqual([10, 5]);
  });

  test("captures and destroyed Creatures are those that counted", () => {
    const summary = summaryOf(played, [0, 3]);
    expect(wonBy(summary, 0)).toEqual([[4, 1]]);
    expect(destroyedBy(summary, 1)).toBe(1);
    expect(destroyedBy(summary, 0)).toBe(0);
  });

  test("comes out at the Glory the server has", () => {
    const heard = events.filter(({ number }) => number <= 41);
    const glory = heard.at(-1)?.state.table?.players.map((player) => player.glory) ?? [];
    const summary = summaryOf(heard, glory);
    expect(summary.start).toEqual([0, 0]);
    expect(summary.turns.at(-1)?.glory).toEqual(glory);
  });
});

describe("luck", () => {
  const quiddity = recorded.cards.findIndex((card) => card.id === "base/basic-quiddity");
  const faces = recorded.cards[quiddity]?.faces ?? [];
  const worth = (face: number): number => faces[face]?.quiddity ?? 0;

  test("is exact for a single die", () => {
    const best = faces.findIndex((face) => worth(faces.indexOf(face)) === Math.max(...faces.map((_, at) => worth(at))));
    const [luck] = luckOf([move(4, happening("rolled", 0, quiddity, null, null, best))], recorded.cards, 1);
    const less = faces.filter((_, at) => worth(at) < worth(best)).length;
    const same = faces.filter((_, at) => worth(at) === worth(best)).length;
    expect(luck?.rolls).toBe(1);
    expect(luck?.quiddity.rolled).toBe(worth(best));
    expect(luck?.quiddity.expected).toBeCloseTo(faces.reduce((sum, _, at) => sum + worth(at), 0) / 6);
    expect(luck?.quiddity.share).toBeCloseTo((less + same / 2) / 6);
  });

  test("of a whole game adds up to fair shares, and rolls of both are apart", () => {
    const luck = luckOf(events, recorded.cards, 2);
    for (const { quiddity: one, creatures, rolls } of luck) {
      expect(rolls).toBeGreaterThan(10);
      expect(one.share).toBeGreaterThan(0);
      expect(one.share).toBeLessThan(1);
      expect(creatures.expected).toBeLessThanOrEqual(rolls);
    }
  });

  test("without a roll is neither good nor bad", () => {
    const [luck] = luckOf([], recorded.cards, 1);
    expect(luck?.quiddity).toEqual({ rolled: 0, expected: 0, share: 0.5 });
    expect(fortuneOf({ rolled: 0, expected: 0, share: 0.5 })).toBe("usual");
  });

  test.each([[0.95, "great"], [0.9, "great"], [0.75, "good"], [0.5, "usual"], [0.3, "bad"], [0.02, "awful"]])(
    "%f of all having less is %s luck",
    (share, word) => expect(fortuneOf({ rolled: 1, expected: 1, share })).toBe(word),
  );
});
