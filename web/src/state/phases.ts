/** The phases of a turn as the rulebooks count them: the engine takes smaller steps, the same in both editions. */

import type { Phase } from "../net/state";

export interface TurnPhase {
  /** Its name is `phase-ID`. */
  readonly id: string;
  /** The steps of the engine that belong to it. */
  readonly steps: readonly Phase[];
}

const one = (id: string): TurnPhase => ({ id, steps: [id] });
const LAST: readonly TurnPhase[] = [one("attack"), one("capture"), one("clean_up")];

/** In the revised edition dice that a summoning rolls may still be used and readied: all that is one phase. */
const REVISED: readonly TurnPhase[] = [one("score"), { id: "roll_and_ready", steps: ["roll", "immediate", "ready"] }, ...LAST];

/** Immediate Effects belong to the roll. */
const CLASSIC: readonly TurnPhase[] = [one("score"), { id: "roll", steps: ["roll", "immediate"] }, one("ready"), ...LAST];

export function phasesOf(isClassic: boolean): readonly TurnPhase[] {
  return isClassic ? CLASSIC : REVISED;
}
