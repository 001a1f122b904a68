/** The lesson as data: what is said when, what it points at, and what the learner does. `script.json` has the steps. */

import type { Decision, Table } from "../net/state";
import script from "./script.json";

/** The five phases of a turn; the engine counts readying apart. */
export const PHASES = ["score", "roll", "attack", "capture", "clean_up"] as const;

export interface Step {
  /** Its message is `lesson-` and this; what there is to do, the same with `-do`. */
  readonly id: string;
  readonly turn: number;
  /** The decision it is about: see `placeOf`. */
  readonly where?: string;
  /** What the learner takes there, in the words of records. */
  readonly take?: string;
  /** The kind of sentence after which the show rests for it, and whose doing it tells. */
  readonly beat?: string;
  readonly seat?: number;
  /** What is meant, if it is not what the option is about: see `pointing.ts`. */
  readonly point?: string;
}

export interface Script {
  /** What the game is made of. With the same seed, cards and options all dice fall the same. */
  readonly setup: {
    readonly seed: number;
    readonly first: number;
    readonly level: string;
    readonly wilds: readonly string[];
  };
  readonly steps: readonly Step[];
}

export const SCRIPT: Script = script;

/**
 * Where a game is, as far as the lesson can tell: the turn, the kind of decision, and how many dice lie in the Active Pool,
 * the Ready Area, the Spent and the Used Pile of whoever decides. So it is found again after taking back and coming back.
 */
export function placeOf(table: Table, decision: Decision): string {
  const player = table.players[decision.seat];
  const dice = [player?.active, player?.ready, player?.spent, player?.used].map((pile) => pile?.length ?? 0);
  return `${table.turn} ${decision.kind} ${dice.join("/")}`;
}
