// @vitest-environment node
import { expect, test } from "vitest";
import { chartOf } from "./chart";
import type { Summary, TurnSummary } from "./summary";

const turn = (number: number, ...glory: number[]): TurnSummary => ({
  turn: number, seat: 0, event: number, glory, captured: [], destroyed: [],
});
const summary: Summary = { start: [0, 0], turns: [turn(1, 0, 0), turn(2, 3, 0), turn(3, 3, 12)] };

test("every seat has a line with a point before the first turn and after each", () => {
  const chart = chartOf(summary, 20, 400, 200);
  expect(chart.xs.length).toBe(4);
  expect(chart.paths.map((path) => path.match(/[ML]/g)?.length)).toEqual([4, 4]);
  expect(chart.xs[0]).toBe(chart.left);
  expect(chart.xs.at(-1)).toBeLessThanOrEqual(400);
});

test("more Glory is higher, and the goal is always to be seen", () => {
  const chart = chartOf(summary, 20, 400, 200);
  expect(chart.y(12)).toBeLessThan(chart.y(3));
  expect(chart.goal).toBeGreaterThanOrEqual(0);
  expect(chart.rules.map(({ glory }) => glory)).toEqual([0, 5, 10, 15, 20]);
});

test("Glory beyond the goal, and below nothing, stays within the chart", () => {
  const chart = chartOf({ start: [0], turns: [turn(1, -3), turn(2, 26)] }, 20, 400, 200);
  for (const glory of [-3, 26]) {
    expect(chart.y(glory)).toBeGreaterThanOrEqual(0);
    expect(chart.y(glory)).toBeLessThanOrEqual(200);
  }
});

test("a game that was over before a turn ended has its start", () => {
  expect(chartOf({ start: [4, 2], turns: [] }, 20, 400, 200).xs).toEqual([26]);
});
