import { expect, test } from "vitest";
import type { Rule } from "../net/server";
import { gameWish, newDraft, playersOf, wildsWish } from "./wish";

const RULES: readonly Rule[] = [
  { name: "captures", standard: 1, values: [], range: null },
  { name: "edition", standard: "revised", values: [], range: null },
];

test("the first draft is one person against a bot with the base box", () => {
  const draft = newDraft("Ann");
  expect(playersOf(draft)).toBe(2);
  expect(gameWish(draft, RULES, ["base/portal"])).toEqual({
    seats: [{ kind: "human", name: "Ann", auto_roll: false }, { kind: "bot", level: "greedy" }],
    sets: ["base"], wilds: ["base/portal"], printed_only: false, rules: {}, public: false, title: "",
  });
});

test("only rules that differ from the standard are sent", () => {
  const draft = newDraft("");
  draft.rules = { captures: 2, edition: "revised" };
  expect(wildsWish(draft, RULES).rules).toEqual({ captures: 2 });
});

test("ready-made Wilds are sent by their name, and bring their boxes", () => {
  const draft = newDraft("");
  draft.named = "first-game";
  const wish = gameWish(draft, RULES, ["base/portal"]);
  expect(wish.wilds).toEqual(["first-game"]);
  expect(wish).not.toHaveProperty("sets");
});
