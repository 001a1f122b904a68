/** The keyword that a line of a card begins with, and the colon behind it as the language sets it. */

import type { CardLine } from "../net/cards";
import { say } from "../words/words.svelte";

export function keywordOf({ keyword, lang }: CardLine): string {
  // a line that is still in English is set as English is
  return lang === undefined ? say("card-keyword", { keyword }) : `${keyword}:`;
}
