/** Where a game was won and lost (docs/protocol.md, "Reviews"). Chances are from 0 to 1. */

import type { SeatNumber } from "./state";

export interface Review {
  readonly players: readonly string[];
  readonly start: readonly number[];
  readonly end: readonly number[];
  /** What the dice did to everybody's chance. */
  readonly luck: readonly number[];
  /** What decisions did: by who decided, then by whose chance. */
  readonly skill: readonly (readonly number[])[];
  readonly turns: readonly ReviewedTurn[];
  readonly moments: readonly Moment[];
}

export interface ReviewedTurn {
  readonly turn: number;
  readonly seat: SeatNumber;
  /** After which the dice of the turn were to be rolled. */
  readonly event: number;
  readonly chances: readonly number[];
  /** What dice and decisions did in it, as for the whole game. */
  readonly luck?: readonly number[];
  readonly skill?: readonly (readonly number[])[];
}

/** A decision that cost something. */
export interface Moment {
  readonly seat: SeatNumber;
  readonly turn: number;
  /** After which it was open. */
  readonly event: number;
  readonly taken: string;
  readonly better: string;
  readonly cost: number;
  readonly error: number;
  readonly reasons: readonly string[];
}
