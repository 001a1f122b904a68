/** The lesson as data: what is said when, what it points at, and what the learner does. `script.json` has the steps. */

import type { Decision, Table } from "../net/state";
import lightVsDark from "./boxes/light_vs_dark.json";
import qladiator from "./boxes/qladiator.json";
import quarmageddon from "./boxes/quarmageddon.json";
import quartifacts from "./boxes/quartifacts.json";
import riseOfTheDemons from "./boxes/rise_of_the_demons.json";
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
    readonly sets?: readonly string[];
  };
  readonly steps: readonly Step[];
  /** How many sentences sum it up; their messages are numbered. The base game is summed up by the phases of a turn. */
  readonly summary?: number;
  /** With `lesson-` before them, the messages of a box begin like this. */
  readonly prefix?: string;
}

/** The first game, which teaches everything that holds in every box. */
export const SCRIPT: Script = script;

/** What each other box adds, by its id, in the order in which they are best learned. */
export const BOX_SCRIPTS: Readonly<Record<string, Script>> = {
  quarmageddon: { ...quarmageddon, prefix: "qm", summary: 2 },
  rise_of_the_demons: { ...riseOfTheDemons, prefix: "rd", summary: 2 },
  qladiator: { ...qladiator, prefix: "ql", summary: 3 },
  quartifacts: { ...quartifacts, prefix: "qf", summary: 3 },
  light_vs_dark: { ...lightVsDark, prefix: "ld", summary: 3 },
};

/** The script of a lesson: of a box, or of the first game. */
export function scriptOf(box: string): Script {
  return Object.hasOwn(BOX_SCRIPTS, box) ? BOX_SCRIPTS[box]! : SCRIPT;
}

/**
 * Where a game is, as far as the lesson can tell: the turn, the kind of decision, and how many dice lie in the Active Pool,
 * the Ready Area, the Spent and the Used Pile of whoever decides. So it is found again after taking back and coming back.
 */
export function placeOf(table: Table, decision: Decision): string {
  const player = table.players[decision.seat];
  const dice = [player?.active, player?.ready, player?.spent, player?.used].map((pile) => pile?.length ?? 0);
  return `${table.turn} ${decision.kind} ${dice.join("/")}`;
}
