// @vitest-environment node
import { expect, test } from "vitest";
import { recorded } from "./recorded";
import { ANSWERS, fits, MESSAGES } from "./shape";

test("what a server says fits", () => {
  expect(fits(recorded.made, ANSWERS.made)).toBe(true);
  expect(fits(recorded.cards, ANSWERS.cards)).toBe(true);
  for (const message of recorded.said) expect(fits(message, MESSAGES[message.type] ?? "number")).toBe(true);
});

test.each([undefined, null, 7, "text", [], {}, [[]], { games: 7 }, { state: null }])("%j fits nothing", (read) => {
  for (const shape of [ANSWERS.offer, ANSWERS.games, ANSWERS.made, ANSWERS.looked, ANSWERS.events]) {
    expect(fits(read, shape)).toBe(false);
  }
});

test("a list fits when all that is in it does", () => {
  expect(fits([], ["number"])).toBe(true);
  expect(fits([1, 2], ["number"])).toBe(true);
  expect(fits([1, "2"], ["number"])).toBe(false);
});
