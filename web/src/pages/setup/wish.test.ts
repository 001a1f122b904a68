// @vitest-environment node
import { expect, test } from "vitest";
import { boxOf as box } from "../../net/fixtures/boxes";
import { gameWish, isInPlay, newDraft, wildsWish, type Choices } from "./wish";

const OFFER: Choices = {
  rules: [
    { name: "captures", standard: 1, values: [], range: null },
    { name: "edition", standard: "revised", values: [], range: null },
    { name: "quests", standard: null, values: [], range: null },
    { name: "mix", standard: "hint", values: [], range: null },
    { name: "side_cards", standard: 4, values: [], range: null },
  ],
  boxes: [box("base"), box("quartifacts", { quests: 12 }), box("rise_of_the_demons", { leads: true })],
};

test("the first draft is one person against a bot, with whatever boxes the server has for that", () => {
  expect(gameWish(newDraft("Ann"), OFFER, ["base/portal"])).toEqual({
    seats: [{ kind: "human", name: "Ann", auto_roll: false }, { kind: "bot", level: "greedy" }],
    sets: [], wilds: ["base/portal"], printed_only: false, rules: {}, public: false, title: "",
  });
});

test("Wilds that are dealt later are not those that were looked at", () => {
  const draft = { ...newDraft("Ann"), isLater: true, chosen: ["base/quake-dragon"] };
  const wish = gameWish(draft, OFFER, ["base/portal", "base/quake-dragon"]);
  expect([wish.deal, wish.wilds]).toEqual(["start", ["base/quake-dragon"]]);
  // where a name or a seed says it all, nothing is left for later
  expect(gameWish({ ...draft, named: "first-game" }, OFFER, [])).not.toHaveProperty("deal");
  expect(gameWish({ ...draft, seed: "7" }, OFFER, ["base/portal"])).not.toHaveProperty("deal");
});

test("only rules that differ from the standard are sent", () => {
  const draft = newDraft("");
  draft.rules = { captures: 2, edition: "revised" };
  expect(wildsWish(draft, OFFER).rules).toEqual({ captures: 2 });
});

test("rules of a box that was put back into the shelf are not sent", () => {
  const draft = newDraft("");
  draft.rules = { quests: false, mix: "side", side_cards: 5 };
  expect(wildsWish(draft, OFFER).rules).toEqual({});
  draft.boxes = ["base", "quartifacts"];
  expect(wildsWish(draft, OFFER).rules).toEqual({ quests: false });
  draft.boxes = ["base", "rise_of_the_demons"];
  expect(wildsWish(draft, OFFER).rules).toEqual({ mix: "side", side_cards: 5 });
});

test("how many cards a side has matters only with a side", () => {
  const draft = newDraft("");
  draft.boxes = ["base", "rise_of_the_demons"];
  expect(isInPlay("side_cards", draft, OFFER.boxes)).toBe(false);
  draft.rules = { mix: "side" };
  expect(isInPlay("side_cards", draft, OFFER.boxes)).toBe(true);
});

test("ready-made Wilds are sent by their name, and bring their boxes", () => {
  const draft = newDraft("");
  draft.named = "first-game";
  const wish = gameWish(draft, OFFER, ["base/portal"]);
  expect(wish.wilds).toEqual(["first-game"]);
  expect(wish).not.toHaveProperty("sets");
});

test("chosen cards are asked for when the rest is dealt", () => {
  const draft = newDraft("");
  expect(wildsWish(draft, OFFER)).not.toHaveProperty("wilds");
  draft.chosen = ["base/quake-dragon"];
  expect(wildsWish(draft, OFFER).wilds).toEqual(["base/quake-dragon"]);
});

test("clock, first player and seed are sent where there are some", () => {
  const draft = newDraft("", "random", true);
  draft.clock = { bank: 600, turn: 0, then: "resign" };
  draft.first = 1;
  draft.seed = " practice ";
  expect(gameWish(draft, OFFER, [])).toMatchObject({ clock: draft.clock, first: 1, seed: "practice" });
  expect(gameWish(draft, OFFER, []).seats[0]).toEqual({ kind: "human", auto_roll: true });
});
