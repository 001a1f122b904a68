/** What can be done with a die, in a word or two on it: the button says all of it to those who listen. */

import { kindOf, type Option } from "../net/state";

/** Each has its message, `tag-KIND`. */
const TAGS: ReadonlySet<string> = new Set([
  "summon", "ready", "cast", "draw", "both", "reroll", "immediate", "turn", "lock", "unlock", "spend", "discard", "defend", "cull", "choose",
]);

/** Options that a click takes or offers, each between bars: by these marks others find the thing for an option. */
export function takesOf(options: readonly Option[]): string | undefined {
  return options.length === 0 ? undefined : `|${options.map(({ option }) => option).join("|")}|`;
}

export interface Tag {
  readonly kind: string;
  readonly price: number | null;
}

/** Pixels of a letter of a tag at 100 %, and of its two edges, which are narrow where tags lie side by side. */
const LETTER = 6.6;
const EDGES = { usual: 14, narrow: 4 };

/** Whether a tag has room for its words below a die: beside others it must not reach below the next die, which has one too. */
export function fits(word: string, price: number | null, { size, gap, scale, isCrowded }: Room): boolean {
  const wide = ((word.length + (price === null ? 0 : 3)) * LETTER + EDGES[isCrowded ? "narrow" : "usual"]) * scale;
  return wide <= size + (isCrowded ? gap : 28);
}

export interface Room {
  /** Pixels of a die, and between two. */
  readonly size: number;
  readonly gap: number;
  readonly scale: number;
  /** Two dice beside each other have tags. */
  readonly isCrowded: boolean;
}

/** Nothing where there is nothing to do; where there are several ways the first of them stands for all. */
export function tagOf(options: readonly Option[]): Tag | null {
  const [first] = options;
  if (first === undefined) return null;
  const kind = kindOf(first);
  return { kind: TAGS.has(kind) ? kind : "use", price: kind === "summon" || kind === "unlock" ? (first.price ?? null) : null };
}
