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

/** Nothing where there is nothing to do; where there are several ways the first of them stands for all. */
export function tagOf(options: readonly Option[]): Tag | null {
  const [first] = options;
  if (first === undefined) return null;
  const kind = kindOf(first);
  return { kind: TAGS.has(kind) ? kind : "use", price: kind === "summon" || kind === "unlock" ? (first.price ?? null) : null };
}
