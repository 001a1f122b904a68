/** Turning points: turns of a finished game with which somebody's chance to win swung most, as the server's review has it. */

import type { Review } from "../net/review";

export interface TurningPoint {
  readonly turn: number;
  /** Whose turn it was. */
  readonly seat: number;
  /** The event after which its dice were to be rolled. */
  readonly event: number;
  /** The chance before it and after it, from 0 to 1. */
  readonly before: number;
  readonly after: number;
  /** What did more of it: the dice, or what somebody decided. */
  readonly by: "dice" | "choices";
}

/** A swing of fewer points of a hundred is a turn like any other. */
const LEAST = 0.08;
const MOST = 6;

/** The turning points as that seat saw them, in the order of the game. */
export function turningPoints({ turns, end }: Review, seat: number): readonly TurningPoint[] {
  const points = turns.map((turn, place): TurningPoint => {
    const before = turn.chances[seat] ?? 0;
    const after = (turns[place + 1]?.chances ?? end)[seat] ?? 0;
    const luck = turn.luck?.[seat] ?? 0;
    const skill = (turn.skill ?? []).reduce((sum, row) => sum + (row[seat] ?? 0), 0);
    return { turn: turn.turn, seat: turn.seat, event: turn.event, before, after, by: Math.abs(luck) >= Math.abs(skill) ? "dice" : "choices" };
  });
  return points
    .filter(({ before, after }) => Math.abs(after - before) >= LEAST)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, MOST)
    .toSorted((a, b) => a.event - b.event);
}
