// @vitest-environment node
import { expect, test } from "vitest";
import type { Card } from "../net/cards";
import { events, recorded } from "../net/recorded";
import { extrasFor, extrasOf } from "./extras";

const { cards } = recorded;

test("the first box needs no areas of its own", () => {
  expect(extrasFor(cards)).toEqual([]);
  const player = events.at(-1)?.state.table?.players[0];
  expect(player && extrasOf(player)).toEqual([]);
});

test("quests, Large Quiddity dice and locks have their places", () => {
  const [card] = cards;
  if (!card) throw new Error("no card was recorded");
  const lock: Card = { ...card, faces: [{ kind: "lock", notation: "L", text: "Lock", odds: 1 }] };
  expect(extrasFor([lock, { ...card, is_large: true }, { ...card, kind: "quest" }])).toEqual(["locked", "quest", "aside"]);
});
