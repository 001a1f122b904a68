// @vitest-environment node
import { expect, test } from "vitest";
import { chanceOf, FEWEST } from "./chance";

test.each([
  [14, 20, 45, 90],
  [4, 11, 15, 65],
  [9, 21, 20, 65],
  [100, 200, 40, 60],
  [0, 200, 0, 5],
  [200, 200, 95, 100],
])("%i of %i won is a chance of %i to %i per cent", (wins, games, low, high) => {
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
