/** Everything the page says itself, from Fluent catalogues; cards, questions and stories come from the server in words. */

import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { english as englishWords } from "virtual:words";
import { fetchWords, meant } from "./languages";

export type Values = Readonly<Record<string, string | number>>;

/** What is kept to be shown for a while: put into words when it is read, so that it changes with the language. */
export type Saying = () => string;

function bundleOf(lang: string, catalogue: string): FluentBundle {
  // no isolation marks: they are in the way of everything that compares names; see `plain`
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const faults = bundle.addResource(new FluentResource(catalogue));
  if (faults.length > 0) console.error(...faults);
  return bundle;
}

/** The language that has every message. */
const english = bundleOf("en", englishWords);
const fetched = new Map([["en", english]]);
let bundle = $state.raw(english);
/** The language that was asked for last: words of an older wish may come too late. */
let wished = "en";

/** The language that the page speaks just now; who asks in an effect hears of the next one. */
export function language(): string {
  return bundle.locales[0] ?? "en";
}

/**
 * Speaks a language from now on, as soon as its words are here; one that there is not is English.
 *
 * Says whether the words could be had: if not, it is English as well, and the next wish tries again.
 */
export async function speak(lang: string): Promise<boolean> {
  const tag = meant(lang) ?? "en";
  wished = tag;
  let words = fetched.get(tag);
  try {
    words ??= bundleOf(tag, await fetchWords(tag));
    fetched.set(tag, words);
  } catch (fault) {
    console.error(fault);
  }
  if (wished === tag) bundle = words ?? english;
  return words !== undefined;
}

/** To be called while a component is made: does something whenever another language is spoken, as long as that one lasts. */
export function whenReworded(act: () => void): void {
  let last = language();
  $effect(() => {
    const now = language();
    if (now === last) return;
    last = now;
    untrack(act);
  });
}

/** Names are typed by people: marks that turn the direction of what follows them are taken out. */
function plain(value: string | number): FluentVariable {
  return typeof value === "number" ? value : value.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

/** The words of a message in the first language that can say it; null if none has it. */
export function wordsIn(bundles: readonly FluentBundle[], id: string, values: Values = {}): string | null {
  const args = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
  let broken: string | null = null;
  for (const one of bundles) {
    const pattern = one.getMessage(id)?.value;
    if (!pattern) continue;
    const faults: Error[] = [];
    const text = one.formatPattern(pattern, args, faults);
    if (faults.length === 0) return text;
    console.error(one.locales[0], id, ...faults);
    broken ??= text;
  }
  return broken;
}

/** The words of a message, in English where a translation has none. One that is missing there shows its id: tests find it. */
export function say(id: string, values: Values = {}): string {
  return wordsIn([bundle, english], id, values) ?? id;
}

/** The words of a message, or others where the catalogue has none: kinds may be newer than this page. */
export function sayOr(id: string, otherwise: string, values: Values = {}): string {
  return wordsIn([bundle, english], id, values) ?? otherwise;
}

/** A message that is kept: see `Saying`. */
export function saying(id: string, values: Values = {}): Saying {
  return () => say(id, values);
}

/** Nothing to say. */
export const silence: Saying = () => "";

/** Words that came from the server, or have some in them: only as long as their language is spoken, then nothing. */
export function asHeard(text: string): Saying {
  const lang = language();
  return () => (language() === lang ? text : "");
}

/** Names and the like one after another, as the language does it: “Ann, Ben and Cleo”, “… or Cleo”, “Ann, Ben, Cleo”. */
export function listed(names: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  return new Intl.ListFormat([...bundle.locales], { type }).format(names);
}

/** Whole sentences one after another. */
export function sentences(texts: readonly string[]): string {
  return texts.filter((text) => text !== "").reduce((all, next) => (all === "" ? next : say("sentences", { all, next })), "");
}

/** A day, as it is written in the language of the page, where the browser asks for it: in Britain the day comes first. */
export function dayOf(time: number, how: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string {
  const tongue = language().split("-")[0];
  const own = navigator.languages.filter((one) => one.split("-")[0] === tongue);
  return new Intl.DateTimeFormat([...own, ...bundle.locales], how).format(time);
}
