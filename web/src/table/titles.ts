/** The name of a card as it stands in its band: what kind of its class it is in small capitals above the class. */

import type { Card } from "../net/cards";

export interface Title {
  /** "Strong", above the name; empty where the name begins otherwise, as it may in another language. */
  readonly above: string;
  readonly name: string;
  /** Letters of its longest word, which no line may break. */
  readonly word: number;
  /** How large the name is at most: many letters take two lines, or less room each. */
  readonly size: "large" | "medium" | "small" | "double";
}

function longest(name: string): number {
  return Math.max(...name.split(/[\s\-‑–]/).map(({ length }) => length));
}

export function titleOf(card: Pick<Card, "name" | "variant" | "kind">): Title {
  const { name, variant, kind } = card;
  if (kind === "creature" && variant !== null && name.startsWith(`${variant} `)) {
    const rest = name.slice(variant.length + 1);
    return { above: variant, name: rest, word: longest(rest), size: rest.length > 21 ? "small" : "medium" };
  }
  const { length } = name;
  return { above: "", name, word: longest(name), size: length >= 19 ? "double" : length >= 16 ? "medium" : "large" };
}
