// @vitest-environment node
import { expect, test } from "vitest";
import type { Happening } from "../net/events";
import { remarkOn, speaksUp } from "./remarks";

const isBot = (seat: number): boolean => seat === 1;
const costs = (card: number): number => card;
const on = (...happenings: Happening[]) => remarkOn(happenings, isBot, costs);

test("a bot speaks of the Creature it has lost, and of the one it has destroyed", () => {
  expect(on(["destroyed", 1, 7, 3, null, 0, 4])).toEqual({ seat: 1, occasion: "ouch", card: 3 });
  expect(on(["destroyed", 0, 7, 3, null, 1, 4])).toEqual({ seat: 1, occasion: "hit", card: 3 });
});

test("it is proud of a dear die and of much Glory, and silent about small change", () => {
  expect(on(["captured", 1, 7, 6, "used", null, null])?.occasion).toBe("buys");
  expect(on(["captured", 1, 7, 2, "used", null, null])).toBe(null);
  expect(on(["glory", 1, null, null, 4, null, null])?.occasion).toBe("scored");
  expect(on(["glory", 1, null, null, 1, null, null])).toBe(null);
});

test("people say what they like themselves", () => {
  expect(on(["captured", 0, 7, 9, "used", null, null], ["glory", 0, null, null, 6, null, null])).toBe(null);
});

test("not every occasion is one to speak, and the same one always is", () => {
  const spoken = Array.from({ length: 100 }, (_, event) => speaksUp(event, 1)).filter(Boolean).length;
  expect(spoken).toBeGreaterThan(30);
  expect(spoken).toBeLessThan(90);
  expect(speaksUp(12, 1)).toBe(speaksUp(12, 1));
});
