/** Refusals in words: ours where we have some, else what the server says. */

import { Refusal } from "../net/messages";
import { say, sayOr } from "./words.svelte";

/** Where only the server knows what exactly is wrong: which card, which name. */
const DETAILED: ReadonlySet<string> = new Set(["bad_setup", "bad_name"]);

export function errorWords(refusal: unknown): string {
  if (!(refusal instanceof Refusal)) return say("trouble");
  const { id, message: said, incident } = refusal;
  const fault = sayOr(`error-${id}`, said === "" ? say("trouble") : said);
  if (id === "internal" && incident !== "") return say("error-incident", { fault, incident });
  return DETAILED.has(id) && said !== "" ? say("error-detail", { fault, said }) : fault;
}
