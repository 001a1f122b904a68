// @vitest-environment node
import { expect, test, vi } from "vitest";
import type { Card } from "../../net/cards";
import { recorded } from "../../net/recorded";
import { readEnglish } from "./english.svelte";
import { EVERYTHING, costOf, counts, found, readFilter, toggled, writeFilter, type Filter } from "./filter";

const printed = recorded.cards;
const [first] = printed as readonly [Card, ...Card[]];
const made: Card = {
  ...first,
  id: "promos/quele", name: "Quaxos’ Éclair", box: "promos", class: "Éclair", kind: "spell", cost: null, glory: 5,
  text: ["Draw 2 dice."], faces: [], provenance: { ...first.provenance, ability: "reconstructed" },
};
const told: Card = {
  ...made,
  id: "promos/quote", name: "Quoted Éclair",
  provenance: { ...first.provenance, ability: "reported", bursts: "reconstructed" },
};
const cards = [...printed, made];
const names = (filter: Partial<Filter>): readonly string[] => found(cards, { ...EVERYTHING, ...filter }).map(({ name }) => name);

test("without a filter all cards are there, as they came", () => {
  expect(found(cards, EVERYTHING)).toEqual(cards);
});

test("words are found in name, text and faces, in any order, without accents", () => {
  expect(names({ words: "eclair quaxos'" })).toEqual([made.name]);
  expect(names({ words: "  2 DICE draw " })).toContain(made.name);
  expect(names({ words: "level 3" }).length).toBeGreaterThan(0);
  expect(names({ words: "no such word" })).toEqual([]);
});

test("values of one list add up, lists narrow each other", () => {
  expect(names({ boxes: ["promos"] })).toEqual([made.name]);
  expect(names({ boxes: ["promos", "base"] }).length).toBe(cards.length);
  expect(names({ boxes: ["promos"], kinds: ["creature"] })).toEqual([]);
  expect(names({ costs: ["none"], boxes: ["promos"] })).toEqual([made.name]);
});

test("printed and reconstructed cards can be told apart", () => {
  expect(names({ made: "reconstructed" })).toEqual([made.name]);
  expect(names({ made: "printed" }).length).toBe(printed.length);
});

test("a card is among the reported and the reconstructed ones if it has a part of either", () => {
  const shown = (filter: Partial<Filter>): readonly Card[] => found([...cards, told], { ...EVERYTHING, ...filter });
  expect(shown({ made: "reported" })).toEqual([told]);
  expect(shown({ made: "reconstructed" })).toEqual([made, told]);
  expect(shown({ made: "printed" })).toEqual(printed);
  expect(readFilter("made=reported").made).toBe("reported");
});

test("sorting is by what it says", () => {
  const costs = found(cards, { ...EVERYTHING, sort: "cost" }).map(({ cost }) => cost ?? -1);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(found(cards, { ...EVERYTHING, sort: "glory" })[0]).toBe(made);
  const sorted = names({ sort: "name" });
  expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b)));
});

test("counts say what a click would show, whatever else is chosen in the same list", () => {
  const kinds = counts(cards, { ...EVERYTHING, kinds: ["spell"], boxes: ["promos"] }, "kinds");
  expect(kinds.get("spell")).toBe(1);
  expect(kinds.get("creature")).toBe(0);
  const costs = counts(cards, EVERYTHING, "costs");
  for (const [cost, count] of costs) expect(count).toBe(cards.filter((card) => costOf(card) === cost).length);
});

test("an address gives back the filter it was written from", () => {
  const filter: Filter = {
    words: "fire & 100%", boxes: ["base", "promos"], kinds: ["spell"], costs: ["3", "none"],
    made: "printed", sort: "cost", card: "base/portal",
  };
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter(EVERYTHING)).toBe("");
});

test.each(["sort=warp&made=7", "box=,,", "%%%", "q"])("nonsense in an address (%s) is left out", (query) => {
  expect(readFilter(query)).toEqual({ ...EVERYTHING });
});

test("a value goes in by one click and out by the next", () => {
  const once = toggled(EVERYTHING, "boxes", "base");
  expect(once.boxes).toEqual(["base"]);
  expect(toggled(once, "boxes", "base")).toEqual(EVERYTHING);
});

test("in another language, cards are found by their English words as well", async () => {
  const foreign = cards.map((card): Card => ({ ...card, name: `X ${card.id}`, class: "X", text: [], lines: [], faces: [] }));
  const shown = (words: string): readonly string[] => found(foreign, { ...EVERYTHING, words }).map(({ id }) => id);
  expect(shown("2 dice draw")).toEqual([]);
  readEnglish({ lang: "it", cards: () => Promise.resolve(cards) });
  await vi.waitFor(() => expect(shown("2 dice draw")).toContain(made.id));
  expect(shown(`x ${made.id}`)).toEqual([made.id]);
});
