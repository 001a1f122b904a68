/** Refusals in words: ours where we have some, else what the server says. */

import { Refusal } from "../net/messages";
import { say, sayOr } from "./words.svelte";

export function errorWords(fault: unknown): string {
  if (!(fault instanceof Refusal)) return say("trouble");
  return sayOr(`error-${fault.id}`, fault.message === "" ? say("trouble") : fault.message);
}
