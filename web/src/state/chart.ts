/** Where the lines of the chart of Glory run. */

import type { Summary } from "./summary";

export interface Chart {
  /** Where the first turn begins; left of it stand the numbers. */
  readonly left: number;
  /** Places from left to right: before the first turn, and after each. */
  readonly xs: readonly number[];
  readonly y: (glory: number) => number;
  /** Where the goal is. */
  readonly goal: number;
  /** Numbers on the way up. */
  readonly rules: readonly { readonly glory: number; readonly y: number }[];
  /** A line for every seat. */
  readonly paths: readonly string[];
}

const LEFT = 26;
const TOP = 18;
const MARGIN = 6;

export function chartOf(summary: Summary, goal: number, width: number, height: number): Chart {
  const scores = [summary.start, ...summary.turns.map(({ glory }) => glory)];
  const most = Math.max(goal, ...scores.flat());
  const least = Math.min(0, ...scores.flat());
  const right = width - MARGIN;
  const xs = scores.map((_, place) => round(LEFT + ((right - LEFT) * place) / Math.max(1, scores.length - 1)));
  const y = (glory: number): number => round(height - MARGIN - ((height - TOP - MARGIN) * (glory - least)) / (most - least));
  const step = most - least > 12 ? 5 : 2;
  const rules = [];
  for (let glory = Math.ceil(least / step) * step; glory <= most; glory += step) rules.push({ glory, y: y(glory) });
  const paths = summary.start.map((_, seat) =>
    scores.map((glory, place) => `${place === 0 ? "M" : "L"}${xs[place]} ${y(glory[seat] ?? 0)}`).join(" "),
  );
  return { left: LEFT, xs, y, goal: y(goal), rules, paths };
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
