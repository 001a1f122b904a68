// @vitest-environment node
import { expect, test } from "vitest";
import { characterOf, chosen, gentlest, grouped } from "./bots";

test("levels go from the gentlest to the best, then styles, then whom the page does not know", () => {
  expect(grouped(["random", "greedy1", "hoarder", "champion", "oracle", "greedy", "beginner"])).toEqual({
    levels: ["beginner", "greedy", "champion"],
    styles: ["hoarder"],
    others: ["oracle", "random"],
  });
});

test("the bot that was chosen is taken if the server still has it, else the usual one", () => {
  expect(chosen(["greedy", "random"], "random")).toBe("random");
  expect(chosen(["greedy", "champion"], "champion:0.5s")).toBe("champion");
  expect(chosen(["greedy", "random"], "gone")).toBe("greedy");
  expect(chosen(["casual", "planner", "oracle"])).toBe("planner");
  expect(chosen(["oracle"])).toBe("");
  expect(chosen([])).toBe("");
});

test("faces and strength belong to a bot however long it thinks", () => {
  expect(characterOf("champion:2s")).toEqual(characterOf("champion"));
  expect(characterOf("beginner").dice).toBe(1);
});

test("a bot that the page knows nothing of has a face as well, and no strength", () => {
  expect(characterOf("oracle").face).not.toBe("");
  expect(characterOf("oracle")).toEqual({ face: characterOf("random").face, dice: 0 });
});

test("whoever comes from the lesson meets the gentlest there is", () => {
  expect(gentlest(["champion", "greedy", "beginner"])).toBe("beginner");
  expect(gentlest(["greedy", "champion"])).toBe("greedy");
  expect(gentlest(["oracle"])).toBe("");
});
