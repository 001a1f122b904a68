// @vitest-environment node
import { expect, test } from "vitest";
import type { Card } from "../../net/cards";
import { recorded } from "../../net/recorded";
import { diceBoxes, sheetOf } from "./sheet";

const base = recorded.cards;
const boxes = diceBoxes(base);
const find = (name: string): Card => base.find((card) => card.class === name)!;

test("every card of the Wilds is on the sheet once, by its kind", () => {
  const { groups } = sheetOf(base, 2, boxes);
  expect(groups.map(({ kind }) => kind)).toEqual(["basic", "creature", "spell"]);
  expect(groups.flatMap(({ cards }) => cards.map(({ card }) => card.id)).toSorted()).toEqual(base.map(({ id }) => id).toSorted());
});

test("basic dice are counted for all bags and for the card", () => {
  const { groups, bag } = sheetOf(base, 3, boxes);
  const dice = new Map(groups.flatMap(({ cards }) => cards.map(({ card, dice }) => [card.class, dice])));
  const { dice: lying, per_player: each } = find("Assistant");
  expect(dice.get("Assistant")).toBe(lying + 3 * each);
  expect(bag.map(({ card, dice }) => [card.class, dice])).toContainEqual(["Basic Quiddity", find("Basic Quiddity").per_player]);
});

test("Large dice have no card and go into no bag: they lie beside each player", () => {
  const large: Card = { ...find("Basic Quiddity"), id: "light_vs_dark/large-quiddity", name: "Large Quiddity", class: "Large Quiddity", per_player: 2, is_large: true };
  const { groups, bag, beside } = sheetOf([large, find("Assistant")], 2, boxes);
  expect(groups.flatMap(({ cards }) => cards.map(({ card }) => card.class))).toEqual(["Assistant"]);
  expect(bag.map(({ card }) => card.class)).toEqual(["Assistant"]);
  expect(beside.map(({ card, dice }) => [card.name, dice])).toEqual([["Large Quiddity", 2]]);
  expect(sheetOf(base, 2, boxes).beside).toEqual([]);
});

test("a card of a later box is played with the dice of the box that has them", () => {
  const promo: Card = { ...base.find(({ kind }) => kind === "creature")!, id: "promos/new", box: "promos" };
  const { groups } = sheetOf([promo], 2, diceBoxes([...base, promo]));
  expect(groups[0]?.cards[0]?.diceBox).toBe("base");
});

test.each([[2, 20, 25], [3, 15, 19], [4, 12, 15]])("with %i players %i Glory win, with quests %i", (players, goal, quests) => {
  expect(sheetOf(base, players, boxes).goal).toBe(goal);
  const quest: Card = { ...base[0]!, kind: "quest" };
  expect(sheetOf([...base, quest], players, boxes).goal).toBe(quests);
});
