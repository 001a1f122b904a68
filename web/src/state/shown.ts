/** A game as far as a table shows it: one that is played, or one that is looked at again. */

import type { Game } from "./game.svelte";

export type Shown = Pick<
  Game,
  | "state" | "table" | "beat" | "isShowing" | "isPaused" | "fight" | "log" | "cards" | "isClassic" | "seats" | "present" | "decision" | "ours" | "isOver"
  | "near" | "canUndo" | "name" | "card" | "plays" | "optionsFor" | "optionsOn" | "skip"
  | "undo" | "pause" | "goOn" | "step" | "suspense"
>;

/** Whether a seat is the one that is spoken to: several people at one device all have names. */
export function isYou({ seats }: Pick<Shown, "seats">, seat: number): boolean {
  return seats.length === 1 && seats[0] === seat;
}
