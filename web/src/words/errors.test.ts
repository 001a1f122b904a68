import { expect, test } from "vitest";
import { Refusal } from "../net/messages";
import { errorWords, refusedGame } from "./errors";
import { say } from "./words.svelte";

test("a refusal is said in words of the page, one it does not know in those of the server", () => {
  expect(errorWords(new Refusal("too_many", "too many requests"))).toBe(say("error-too_many"));
  expect(errorWords(new Refusal("weather", "it rains"))).toBe("it rains");
  expect(errorWords(new Refusal("weather", ""))).toBe(say("trouble"));
  expect(errorWords(new TypeError("x is undefined"))).toBe(say("trouble"));
});

test("a game that is too long was not typed", () => {
  expect(refusedGame(new Refusal("too_big", "16384 bytes"))()).toBe(say("carry-too-long"));
  expect(refusedGame(new Refusal("too_many", "too many requests"))()).toBe(say("error-too_many"));
});

test("what exactly is wrong with a wish stands beside it", () => {
  expect(errorWords(new Refusal("bad_setup", "too few cards"))).toBe(`${say("error-bad_setup")} (too few cards)`);
  expect(errorWords(new Refusal("bad_setup", ""))).toBe(say("error-bad_setup"));
  expect(errorWords(new Refusal("unplayable", "event 4 is damaged"))).toBe(`${say("error-unplayable")} (event 4 is damaged)`);
});

test("a fault of the server has the number under which its keeper finds it", () => {
  expect(errorWords(new Refusal("internal", "no", null, 500, "i7f3"))).toContain("i7f3");
  expect(errorWords(new Refusal("internal", "no"))).toBe(say("error-internal"));
});
