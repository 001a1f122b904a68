/** The line that tells friends of a try: result and turns in signs, nothing of the cards, and a link to play the same. */

import { linkTo } from "../../route/routes";
import { signsOf, writeResult, type Try } from "../../state/days";
import { dayOf, say } from "../../words/words.svelte";

export function sharedLine({ date, result, gains }: Try, number: number): string {
  if (result === null) return "";
  const { won, glory, rival, turns } = result;
  const head = say("today-line", { number, won: won ? "yes" : "no", glory, rival, turns });
  return [head, signsOf(gains), linkTo({ page: "today", date, result: writeResult(result) })].join("\n");
}

/** A date as people write it; it is one of UTC, wherever they are. */
export function dateWords(date: string): string {
  return dayOf(Date.parse(date), { dateStyle: "long", timeZone: "UTC" });
}
