/** The bots there are to play against: faces, strength, and in which order they are offered. */

import { headOf } from "../art/heads";

export interface Character {
  /** The address of the face. */
  readonly face: string;
  /** How strong it is, from 1 to 5; 0: nobody knows. */
  readonly dice: number;
}

/** From the gentlest to the best. */
const LEVELS: readonly string[] = ["beginner", "casual", "greedy", "planner", "champion"];
/** With tastes of their own, about as strong as the usual one. */
const STYLES: readonly string[] = ["hoarder", "rusher", "spell-lover"];
/** Bots that only measure others. */
const MEASURES: readonly string[] = ["greedy1"];
export const MOST_DICE = 5;
/** The opponent of those who have not chosen one. */
const USUAL = "greedy";

/** Without the budget for its thinking, which stands after a colon. */
export function bare(level: string): string {
  return level.split(":", 1)[0] ?? level;
}

export function characterOf(level: string): Character {
  const name = bare(level);
  return { face: headOf(name), dice: 1 + LEVELS.indexOf(STYLES.includes(name) ? USUAL : name) };
}

export interface Groups {
  readonly levels: readonly string[];
  readonly styles: readonly string[];
  /** Those the page knows nothing of: installed ones, and the one that plays at random. */
  readonly others: readonly string[];
}

/** What a server has, as it is offered. */
export function grouped(bots: readonly string[]): Groups {
  const known = [...LEVELS, ...STYLES, ...MEASURES];
  return {
    levels: LEVELS.filter((level) => bots.includes(level)),
    styles: STYLES.filter((level) => bots.includes(level)),
    others: bots.filter((level) => !known.includes(level)).toSorted(),
  };
}

/** Whom to meet first: the easiest that the server has. */
export function gentlest(bots: readonly string[]): string {
  return grouped(bots).levels[0] ?? chosen(bots);
}

/** The bot that is wanted if the server has it, else the usual one, else the best that is known; none at all: the server chooses. */
export function chosen(bots: readonly string[], wanted = ""): string {
  if (bots.includes(bare(wanted))) return bare(wanted);
  if (bots.includes(USUAL)) return USUAL;
  const { levels, styles } = grouped(bots);
  return levels.at(-1) ?? styles.at(-1) ?? "";
}
