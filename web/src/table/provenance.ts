/** What of a card is as printed and what is ours, in words. */

import { isReconstructed, type Card } from "../net/cards";
import { listed, say, sayOr } from "../words/words.svelte";

export function provenanceWords(card: Card): string {
  if (!isReconstructed(card)) return say("provenance-printed");
  const parts = Object.entries(card.provenance).filter(([, how]) => how !== "printed");
  const names = parts.map(([part]) => sayOr(`part-${part}`, part));
  return say("provenance-reconstructed", { parts: listed(names) });
}
