import { expect, test } from "vitest";
import { berthOf } from "./berth";

const PHONE = { width: 390, height: 844 };
const box = (left: number, top: number, width: number, height: number): { left: number; top: number; right: number; bottom: number } => ({
  left, top, right: left + width, bottom: top + height,
});

test("a rival above speaks into the table, and whoever sits below speaks upwards", () => {
  expect(berthOf(box(8, 50, 374, 60), PHONE, null, 0)).toEqual({ x: 52, y: 90, side: "below" });
  expect(berthOf(box(8, 520, 374, 160), PHONE, null, 0)).toEqual({ x: 52, y: 528, side: "above" });
});

test("what is to be decided is never covered", () => {
  const bar = box(0, 690, 390, 154);
  const near = berthOf(box(0, 770, 390, 70), PHONE, bar, 0);
  expect(near.side).toBe("above");
  expect(near.y).toBeLessThanOrEqual(bar.top);
});

test("what is to be decided beside the mat is in nobody's way", () => {
  const bar = box(1070, 380, 290, 380);
  expect(berthOf(box(72, 572, 978, 174), { width: 1366, height: 768 }, bar, 0)).toEqual({ x: 116, y: 580, side: "above" });
});

test("whose place is not to be seen speaks at the top, one below the other", () => {
  const places = [0, 1].map((place) => berthOf(null, PHONE, null, place));
  expect(places.map(({ side }) => side)).toEqual(["none", "none"]);
  expect(places[1]!.y - places[0]!.y).toBeGreaterThan(40);
});
