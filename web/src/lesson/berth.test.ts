// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { Area } from "../ui/placement";
import { berthOf, shared, tailOf, type Berth } from "./berth";

const BUBBLE = { width: 340, height: 180 };
const PAGES = [{ width: 1366, height: 768 }, { width: 390, height: 844 }];
const box = (left: number, top: number, width: number, height: number): Area => ({ left, top, right: left + width, bottom: top + height });
const lies = ({ x, y }: Berth): Area => box(x, y, BUBBLE.width, BUBBLE.height);

describe.each(PAGES)("on $width × $height", (page) => {
  test("whatever a die's size and wherever something small lies, it is never covered, and nothing is cut", () => {
    for (let left = 0; left <= page.width - 44; left += 31) {
      for (let top = 0; top <= page.height - 44; top += 37) {
        const meant = box(left, top, 44, 44);
        const area = lies(berthOf(meant, BUBBLE, page, []));
        expect(shared(area, meant)).toBe(0);
        expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(0);
        expect(area.right).toBeLessThanOrEqual(page.width);
        expect(area.bottom).toBeLessThanOrEqual(page.height);
      }
    }
  });

  test("a band across the page is not covered either", () => {
    const meant = box(0, page.height / 2 - 90, page.width, 180);
    expect(shared(lies(berthOf(meant, BUBBLE, page, [])), meant)).toBe(0);
  });

  test("without anything meant it is in the middle", () => {
    const { x, side } = berthOf(null, BUBBLE, page, []);
    expect(x + BUBBLE.width / 2).toBe(page.width / 2);
    expect(side).toBe("nowhere");
  });
});

test("what is meant is not covered even where all beside it is spoken of as well", () => {
  const page = { width: 390, height: 844 };
  const meant = box(320, 646, 54, 32);
  const fight = box(8, 54, 374, 584);
  expect(shared(lies(berthOf(meant, BUBBLE, page, [fight], [fight])), meant)).toBe(0);
});

test("other things are spared where there is a choice", () => {
  const page = { width: 1366, height: 768 };
  const meant = box(640, 360, 44, 44);
  const below = box(400, 410, 500, 300);
  expect(shared(lies(berthOf(meant, BUBBLE, page, [below])), below)).toBe(0);
});

test("what is spoken of as well is not covered while there is another side", () => {
  const page = { width: 1366, height: 768 };
  // a die of the Used Pile, and the title of the pile; the track, and one's own Glory beside it
  for (const [meant, named] of [
    [box(849, 690, 30, 30), box(846, 664, 190, 14)],
    [box(170, 552, 30, 18), box(20, 56, 46, 692)],
  ] as const) {
    const area = lies(berthOf(meant, BUBBLE, page, [], [named]));
    expect(shared(area, named)).toBe(0);
    expect(shared(area, meant)).toBe(0);
  }
});

test("what is spoken of as well outweighs what should only stay free", () => {
  const page = { width: 1366, height: 768 };
  const [meant, named] = [box(345, 600, 60, 64), box(73, 253, 976, 282)];
  const area = lies(berthOf(meant, BUBBLE, page, [box(410, 600, 130, 64), box(80, 580, 250, 160)], [named]));
  expect(shared(area, named)).toBe(0);
});

test("on a phone it goes over the title of an area rather than over the question below", () => {
  const page = { width: 390, height: 844 };
  const [meant, title, question] = [box(30, 435, 40, 40), box(30, 366, 90, 16), box(20, 575, 350, 40)];
  const area = lies(berthOf(meant, BUBBLE, page, [box(20, 360, 190, 125), question], [title]));
  expect(shared(area, title) + shared(area, question) + shared(area, meant)).toBe(0);
});

test("on a phone it can lie on a ledge: above the mat rather than over the question or over dice that can be chosen", () => {
  const page = { width: 390, height: 844 };
  const [button, bar, mat, dice] = [box(14, 778, 310, 54), box(8, 684, 374, 152), box(8, 495, 374, 182), box(18, 540, 350, 130)];
  const area = lies(berthOf(button, BUBBLE, page, [dice], [bar], [bar, mat]));
  expect(area.bottom).toBeLessThanOrEqual(mat.top);
  // in a fight it ends above the bar, where it covers none of those who fight
  const [total, fight] = [box(10, 326, 76, 76), [box(145, 120, 100, 100), box(105, 375, 75, 75), box(210, 375, 75, 75)]];
  const low = lies(berthOf(total, { width: 374, height: 138 }, page, [], [...fight, bar], [bar, mat]));
  expect([...fight, bar, total].reduce((sum, one) => sum + shared(box(low.left, low.top, 374, 138), one), 0)).toBe(0);
});

test("it lies where its tail can point, not in a free corner far away", () => {
  const page = { width: 1366, height: 768 };
  // a die of the Active Pool among others, with the title of the area above, and the Roll button beside bag and Used Pile
  for (const [meant, spared, named] of [
    [box(290, 632, 60, 64), [box(80, 605, 415, 135)], [box(84, 610, 90, 14)]],
    [box(1084, 675, 264, 36), [box(1084, 675, 264, 36)], [box(962, 580, 76, 24), box(840, 660, 208, 80)]],
  ] as const) {
    const area = lies(berthOf(meant, BUBBLE, page, spared, named));
    expect(area.left < meant.right && area.right > meant.left).toBe(true);
    expect(meant.top - area.bottom).toBeLessThan(120);
  }
});

test("where no side of what is meant is free it has no tail, which would point at nothing", () => {
  const page = { width: 390, height: 844 };
  // the total of an attack on a phone, between two rows of dice
  const [meant, dice] = [box(8, 328, 74, 74), [box(0, 60, 390, 250), box(0, 400, 390, 250)]];
  const found = berthOf(meant, { width: 374, height: 165 }, page, [], dice);
  expect(found.side).toBe("nowhere");
  expect(tailOf(found, BUBBLE, meant)).toBe(null);
});

test("the tail is on the side of what is meant, and never off the bubble", () => {
  const meant = box(640, 360, 44, 44);
  expect(tailOf({ x: 500, y: 420, side: "below" }, BUBBLE, meant)).toEqual({ x: 162, y: 0 });
  expect(tailOf({ x: 700, y: 360, side: "right" }, BUBBLE, meant)).toEqual({ x: 0, y: 22 });
  expect(tailOf({ x: 320, y: 100, side: "above" }, BUBBLE, meant)).toEqual({ x: 318, y: 180 });
  expect(tailOf({ x: 10, y: 100, side: "nowhere" }, BUBBLE, meant)).toBe(null);
  // from the other end of the window it would point at nothing
  expect(tailOf({ x: 10, y: 100, side: "above" }, BUBBLE, meant)).toBe(null);
  expect(tailOf({ x: 700, y: 8, side: "right" }, BUBBLE, meant)).toBe(null);
  expect(tailOf({ x: 500, y: 20, side: "above" }, BUBBLE, meant)).toBe(null);
});
