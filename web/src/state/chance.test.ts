// @vitest-environment node
import { expect, test } from "vitest";
import { chanceOf, FEWEST } from "./chance";

test.each([
  [14, 20, 4, 9],
  [4, 11, 1, 7],
  [9, 21, 2, 7],
  [100, 200, 4, 6],
  [0, 200, 0, 1],
  [200, 200, 9, 10],
])("%i of %i won is a chance of %i to %i games in ten", (wins, games, low, high) => {
  expect(chanceOf(wins, games)).toEqual({ low, high });
});

test("a handful of games is no chance at all", () => {
  expect(chanceOf(2, FEWEST - 1)).toBe(null);
  expect(chanceOf(0, 0)).toBe(null);
});

test("the more games, the narrower", () => {
  const widths = [10, 20, 50, 100, 200].map((games) => {
    const { low, high } = chanceOf(games / 2, games) ?? { low: 0, high: 0 };
    return high - low;
  });
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
});
