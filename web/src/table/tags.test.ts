// @vitest-environment node
import { expect, test } from "vitest";
import { fits } from "./tags";

test("a tag alone may reach below the dice beside it, and beside another tag it may not", () => {
  const room = { size: 54, gap: 8, scale: 1 };
  expect(fits("Summon", 2, { ...room, isCrowded: false })).toBe(true);
  expect(fits("Summon", 2, { ...room, isCrowded: true })).toBe(false);
  expect(fits("Summon", 2, { ...room, size: 56, isCrowded: true })).toBe(true);
  expect(fits("Ready", null, { ...room, isCrowded: true })).toBe(true);
  expect(fits("Summon", 2, { ...room, size: 68, isCrowded: true })).toBe(true);
});
