/** Everything the page says itself, from Fluent catalogues; cards, questions and stories come from the server in words. */

import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Readonly<Record<string, string | number>>;

/** A folder per language, a file per part of the page. */
const FILES = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default", eager: true });

export const languages: readonly string[] = [...new Set(Object.keys(FILES).map((path) => path.split("/")[1] ?? ""))];

function bundleOf(lang: string): FluentBundle {
  // no isolation marks: they are in the way of everything that compares names; see `plain`
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (!path.startsWith(`./${lang}/`)) continue;
    const faults = bundle.addResource(new FluentResource(text));
    if (faults.length > 0) console.error(faults);
  }
  return bundle;
}

/** The language that has every message. */
const english = bundleOf("en");
let bundle = $state.raw(english);

export function speak(lang: string): void {
  const known = languages.includes(lang) ? lang : "en";
  if (!untrack(() => bundle.locales.includes(known))) bundle = known === "en" ? english : bundleOf(known);
}

/** Names are typed by people: marks that turn the direction of what follows them are taken out. */
function plain(value: string | number): FluentVariable {
  return typeof value === "number" ? value : value.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

/** The words of a message in the first language that has it; null if none has. */
export function wordsIn(bundles: readonly FluentBundle[], id: string, values: Values = {}): string | null {
  for (const one of bundles) {
    const pattern = one.getMessage(id)?.value;
    if (!pattern) continue;
    const args = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
    return one.formatPattern(pattern, args, []);
  }
  return null;
}

/** The words of a message, in English where a translation has none. One that is missing there shows its id: tests find it. */
export function say(id: string, values: Values = {}): string {
  return wordsIn([bundle, english], id, values) ?? id;
}

/** The words of a message, or others where the catalogue has none: kinds may be newer than this page. */
export function sayOr(id: string, otherwise: string, values: Values = {}): string {
  return wordsIn([bundle, english], id, values) ?? otherwise;
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
export function dayOf(time: number): string {
  const own = navigator.languages.filter((one) => bundle.locales.includes(one.split("-")[0] ?? ""));
  return new Intl.DateTimeFormat([...own, ...bundle.locales], { dateStyle: "medium" }).format(time);
}
