/** Refusals in words: ours where we have some, else what the server says. */

import { Refusal } from "../net/messages";
import { language, say, saying, sayOr, type Saying } from "./words.svelte";

/** Where only the server knows what exactly is wrong: which card, which name, which event. */
const DETAILED: ReadonlySet<string> = new Set(["bad_setup", "bad_name", "unplayable"]);

export function errorWords(refusal: unknown): string {
  return refusal instanceof Refusal ? wordsOf(refusal, refusal.message) : say("trouble");
}

/** A refusal that is kept: in another language it goes without what the server has said in the one of before. */
export function refused(refusal: unknown): Saying {
  const lang = language();
  return () => {
    if (!(refusal instanceof Refusal)) return say("trouble");
    return wordsOf(refusal, language() === lang ? refusal.message : "");
  };
}

/** The same for a game that was brought along: if it is too long, nobody has typed too much. */
export function refusedGame(refusal: unknown): Saying {
  return refusal instanceof Refusal && refusal.id === "too_big" ? saying("carry-too-long") : refused(refusal);
}

function wordsOf({ id, incident }: Refusal, said: string): string {
  const fault = sayOr(`error-${id}`, said === "" ? say("trouble") : said);
  if (id === "internal" && incident !== "") return say("error-incident", { fault, incident });
  return DETAILED.has(id) && said !== "" ? say("error-detail", { fault, said }) : fault;
}
