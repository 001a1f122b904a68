/** What somebody said, in the language of whoever hears it. */

import { say } from "../words/words.svelte";
import type { Heard } from "./company.svelte";
import { isEmote } from "./phrases";

/** The words of a phrase, or what a face means. */
export const phraseWords = (phrase: string): string => say(isEmote(phrase) ? `emote-${phrase}` : `phrase-${phrase}`);

export const saidIn = ({ phrase, text }: Pick<Heard, "phrase" | "text">): string => (phrase === null ? (text ?? "") : phraseWords(phrase));
