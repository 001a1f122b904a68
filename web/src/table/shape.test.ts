// @vitest-environment node
import { describe, expect, test } from "vitest";
import { columnsFor, fit, shapeOf } from "./shape";

test.each([
  [1366, 768, "wide"], [1920, 1080, "wide"], [1024, 768, "wide"], [768, 1024, "tall"], [390, 844, "phone"],
  [844, 390, "low"], [320, 568, "phone"],
] as const)("a window of %i × %i is %s", (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});

describe("dice in an area", () => {
  test("are as large as they may be while there is room", () => expect(fit(3, 300, 100, 60, 16, 8)).toBe(60));
  test("shrink until all fit", () => {
    const size = fit(15, 150, 80, 60, 16, 8);
    expect(Math.floor(158 / (size + 8)) * Math.floor(88 / (size + 8))).toBeGreaterThanOrEqual(15);
  });
  test("never vanish", () => expect(fit(200, 50, 50, 60, 16, 8)).toBe(16));
});

describe("cards of the Wilds", () => {
  test("lie in as many rows as keep their form", () => {
    expect(columnsFor(15, 975, 285, 6)).toBe(5);
    expect(columnsFor(12, 975, 285, 6)).toBe(6);
    expect(columnsFor(12, 700, 400, 6)).toBe(4);
  });
});
