/** What of a card is as printed, what is reported and what is ours, in words and marks. */

import { doubtfulParts, doubtsOf, type Card } from "../net/cards";
import { listed, say, sayOr, sentences } from "../words/words.svelte";

interface Told {
  /** In front of it; empty: none. */
  readonly mark: string;
  readonly words: string;
}

/** A sentence for each kind of doubt, and what the rest is. */
export function provenanceOf(card: Card): readonly Told[] {
  const doubts = doubtsOf(card);
  if (doubts.length === 0) return [{ mark: "", words: say("provenance-printed") }];
  const told = doubts.map((doubt) => {
    const parts = listed(doubtfulParts(card, doubt).map((part) => sayOr(`part-${part}`, part)));
    return { mark: say(`${doubt}-mark`), words: say(`provenance-${doubt}`, { parts }) };
  });
  return [...told, { mark: "", words: say("provenance-rest") }];
}

/** The same in one breath. */
export function provenanceWords(card: Card): string {
  return sentences(provenanceOf(card).map(({ words }) => words));
}

/** The marks behind the name of a card, or nothing. */
export function marksOf(card: Card): string {
  return doubtsOf(card).map((doubt) => say(`${doubt}-mark`)).join("");
}

/** The marks in a few words, for those who do not see them. */
export function markWords(card: Card): string {
  return listed(doubtsOf(card).map((doubt) => say(`${doubt}-partly`)));
}
