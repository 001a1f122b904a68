import { describe, expect, test } from "vitest";
import { events } from "../../net/recorded";
import type { Summary } from "../../state/summary";
import { bestDice, lastScored, ledUntil, outcomeOf, protagonist, turningOf } from "./outcome";

const summary = (...glory: (readonly [number, number])[]): Summary => ({
  start: [0, 0],
  turns: glory.map((now, place) => ({ turn: place + 1, seat: place % 2, event: 10 * (place + 1), glory: now, captured: [], destroyed: [] })),
});

test.each([
  [[0], [0], "victory"], [[1], [0], "defeat"], [[0, 1], [0], "shared"], [[1], [], "watched"], [[1], [0, 1], "victory"], [[], [0], "defeat"],
] as const)("winners %s for seats %s are a %s", (winners, seats, outcome) => {
  expect(outcomeOf(winners, seats)).toBe(outcome);
});

test("it is the end of whoever won here, or came closest", () => {
  expect(protagonist([12, 20, 9], [1], [0, 1])).toBe(1);
  expect(protagonist([12, 20, 9], [1], [0, 2])).toBe(0);
  expect(protagonist([12, 20], [1], [])).toBe(1);
});

describe("where the lead was lost", () => {
  const game = summary([2, 0], [2, 1], [5, 1], [5, 6], [6, 6], [6, 9], [7, 9], [7, 14]);

  test("is told by the last turn in which one was ahead", () => {
    expect(ledUntil(game, 0, 1)).toBe(3);
    expect(ledUntil(summary([0, 1], [0, 2]), 0, 1)).toBe(null);
  });

  test("is played again from an own turn", () => {
    expect(turningOf(game, 0, 1)).toEqual({ turn: 5, event: 50 });
    expect(turningOf(summary(), 0, 1)).toBe(null);
  });
});

test("the best dice are those that brought Glory, and the last one brought it home", () => {
  const best = bestDice(events, 1);
  expect(best.length).toBeGreaterThan(1);
  expect(best[0]!.glory).toBeGreaterThanOrEqual(best[1]!.glory);
  expect(lastScored(events, 1)).not.toBe(null);
  expect(lastScored(events, 0)).toBe(null);
});
