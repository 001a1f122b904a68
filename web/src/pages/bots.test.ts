// @vitest-environment node
import { expect, test } from "vitest";
import { bestOf, ranked } from "./bots";

test("levels go from the gentlest to the best, those of tomorrow come last", () => {
  expect(ranked(["greedy", "oracle", "random"])).toEqual(["random", "greedy", "oracle"]);
});

test("the level that was chosen is taken if the server still has it, else the best that is known", () => {
  expect(bestOf(["greedy", "random"], "random")).toBe("random");
  expect(bestOf(["greedy", "random"], "gone")).toBe("greedy");
  expect(bestOf(["oracle", "random"])).toBe("random");
  expect(bestOf([])).toBe("");
});
