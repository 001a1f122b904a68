/** A game as far as a table shows it: one that is played, or one that is looked at again. */

import type { Game } from "./game.svelte";

export type Shown = Pick<
  Game,
  | "state" | "table" | "beat" | "isShowing" | "isPaused" | "fight" | "log" | "cards" | "isClassic" | "seats" | "present" | "decision" | "ours" | "isOver"
  | "near" | "canUndo" | "name" | "card" | "plays" | "optionsFor" | "optionsOn" | "skip"
  | "undo" | "pause" | "goOn" | "step" | "suspense"
>;
