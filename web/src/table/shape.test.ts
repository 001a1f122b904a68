// @vitest-environment node
import { describe, expect, test } from "vitest";
import { evenColumns, fit, fitGroups, scaleOf, shapeOf } from "./shape";

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
  test("stay together in their groups, whatever room that takes", () => {
    // five dice in a row of three: with one attached to the second, the third would be torn from its carrier
    expect(fitGroups([1, 1, 1, 1, 1], 200, 130, 60, 16, 8, 0)).toBe(60);
    expect(fitGroups([1, 1, 2, 1], 200, 130, 60, 16, 8, 0)).toBe(60);
    expect(fitGroups([2, 2, 2], 200, 130, 60, 16, 8, 0)).toBeLessThan(60);
    expect(fitGroups([6], 200, 130, 60, 16, 8, 0)).toBe(33);
  });
});

describe("a large window", () => {
  test("has everything larger: the same table", () => expect(scaleOf(1920, 1080)).toBe(1.4));
  test("not without end", () => expect(scaleOf(7680, 4320)).toBe(1.4));
  test("only if it is both wide and high", () => {
    expect(scaleOf(2560, 768)).toBe(1);
    expect(scaleOf(1366, 768)).toBe(1);
    expect(scaleOf(390, 844)).toBe(1);
  });
});

test("dice lie in even rows", () => {
  expect(evenColumns(6, 400, 50, 8)).toBe(6);
  expect(evenColumns(6, 300, 50, 8)).toBe(3);
  expect(evenColumns(6, 120, 50, 8)).toBe(2);
  expect(evenColumns(6, 20, 50, 8)).toBe(1);
});
