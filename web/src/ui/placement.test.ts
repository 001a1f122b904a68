import { expect, test } from "vitest";
import { beside, type Area } from "./placement";

const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const CARD = { width: 320, height: 420 };

function areas(page: { width: number; height: number }): Area[] {
  const all: Area[] = [];
  for (let x = 0; x <= 8; x += 1) {
    for (let y = 0; y <= 8; y += 1) {
      const [left, top] = [((page.width - 48) * x) / 8, ((page.height - 48) * y) / 8];
      all.push({ left, top, right: left + 48, bottom: top + 48 });
    }
  }
  return all;
}

test.each([["desktop", DESKTOP], ["phone", PHONE]] as const)("on a %s it never leaves the window nor covers the die", (_, page) => {
  for (const at of areas(page)) {
    const { x, y, most } = beside(at, CARD, page);
    const high = Math.min(CARD.height, most);
    const right = x + CARD.width;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(page.width);
    expect(y + high).toBeLessThanOrEqual(page.height);
    const isApart = right <= at.left || x >= at.right || y + high <= at.top || y >= at.bottom;
    expect(isApart, JSON.stringify({ at, x, y })).toBe(true);
  }
});

test("to the right comes first, then to the left", () => {
  expect(beside({ left: 100, top: 50, right: 148, bottom: 98 }, CARD, DESKTOP).x).toBe(156);
  expect(beside({ left: 1300, top: 50, right: 1348, bottom: 98 }, CARD, DESKTOP).x).toBe(1300 - 8 - 320);
});

test("on a phone it takes the side with more room, and says how much that is", () => {
  const low = beside({ left: 10, top: 700, right: 58, bottom: 748 }, CARD, PHONE);
  expect(low).toMatchObject({ y: 700 - 8 - 420, most: 684 });
  const tall = { width: 320, height: 900 };
  expect(beside({ left: 10, top: 300, right: 58, bottom: 348 }, tall, PHONE)).toMatchObject({ y: 356, most: 480 });
});
