import { expect, it } from "vitest";
import type { Review, ReviewedTurn } from "../net/review";
import { turningPoints } from "./turning";

function turn(number: number, mine: number, luck = 0, skill = 0): ReviewedTurn {
  return { turn: number, seat: (number - 1) % 2, event: number * 10, chances: [mine, 1 - mine], luck: [luck, -luck], skill: [[skill, -skill], [0, 0]] };
}

function review(turns: readonly ReviewedTurn[], end: number): Review {
  return { players: ["Ann", "Greta"], start: [], end: [end, 1 - end], luck: [], skill: [], turns, moments: [] };
}

it("turns with a great swing are told in their order, the last one against the end", () => {
  const points = turningPoints(review([turn(1, 0.5, 0.2), turn(2, 0.7), turn(3, 0.72, 0.02, -0.3), turn(4, 0.4)], 1), 0);
  expect(points.map(({ turn: number, before, after, by }) => [number, before, after, by])).toEqual([
    [1, 0.5, 0.7, "dice"], [3, 0.72, 0.4, "choices"], [4, 0.4, 1, "dice"],
  ]);
  expect(points.map(({ event, seat }) => [event, seat])).toEqual([[10, 0], [30, 0], [40, 1]]);
});

it("the other seat sees the same points from the other side", () => {
  const game = review([turn(1, 0.5), turn(2, 0.8)], 0);
  expect(turningPoints(game, 1).map(({ before, after }) => [before, Math.round(after * 10) / 10])).toEqual([[0.5, 0.2], [1 - 0.8, 1]]);
});

it("a calm game has none, and a wild one the six greatest", () => {
  expect(turningPoints(review([turn(1, 0.5), turn(2, 0.55), turn(3, 0.5)], 0.5), 0)).toEqual([]);
  const wild = Array.from({ length: 12 }, (_, n) => turn(n + 1, n % 2 === 0 ? 0.5 - n / 40 : 0.5 + n / 40));
  const points = turningPoints(review(wild, 1), 0);
  expect(points).toHaveLength(6);
  expect(points.map(({ turn: number }) => number)).toEqual([6, 7, 8, 9, 10, 11]);
});

it("a server of before says nothing of dice and choices: it is still a point", () => {
  const { luck: _, skill: __, ...bare } = turn(1, 0.2);
  expect(turningPoints(review([bare], 1), 0)).toHaveLength(1);
});
