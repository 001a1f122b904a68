/** Which language the page speaks: the one that was chosen, else the one that the browser prefers. */

import { notices } from "../ui/notices.svelte";
import { nameOf, preferred } from "../words/languages";
import { saying, speak } from "../words/words.svelte";
import { settings } from "./settings.svelte";

/** Speaks the language of the settings; where its words cannot be had, that is told. */
export async function speakOwn(): Promise<void> {
  const lang = settings.choices.language || preferred(navigator.languages);
  if (!(await speak(lang))) notices.show(saying("language-failed", { language: nameOf(lang) }), "bad");
}

export async function choose(lang: string): Promise<void> {
  settings.set("language", lang);
  await speakOwn();
}
