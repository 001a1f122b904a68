// @vitest-environment node
import { expect, test } from "vitest";
import { Places } from "./left";

function shelf(kept = new Map<string, string>()): { places: Places; kept: Map<string, string> } {
  return { kept, places: new Places({ getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) }) };
}

test("where a game was left is found again", () => {
  const { places } = shelf();
  places.note("a", { number: 12, turn: 3, glory: [2, 4] });
  places.note("a", { number: 20, turn: 5, glory: [3, 4] });
  expect(places.find("a")).toEqual({ number: 20, turn: 5, glory: [3, 4] });
  expect(places.find("b")).toBeNull();
});

test("the games that were left last are remembered", () => {
  const { places } = shelf();
  for (let game = 0; game < 40; game += 1) places.note(`g${game}`, { number: game, turn: 1, glory: [] });
  expect(places.find("g39")?.number).toBe(39);
  expect(places.find("g3")).toBeNull();
});

test("what cannot be read is left out", () => {
  const broken = { a: { number: -1, turn: 2, glory: [] }, b: "gone", c: { number: 4, turn: 2, glory: [1, "x"] } };
  const { places } = shelf(new Map([["quarriors.left", JSON.stringify({ version: 1, value: broken })]]));
  expect(places.find("a")).toBeNull();
  expect(places.find("b")).toBeNull();
  expect(places.find("c")).toEqual({ number: 4, turn: 2, glory: [1] });
});
