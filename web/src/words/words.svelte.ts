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

let bundle = $state.raw(bundleOf("en"));

export function speak(lang: string): void {
  const known = languages.includes(lang) ? lang : "en";
  if (!untrack(() => bundle.locales.includes(known))) bundle = bundleOf(known);
}

/** Names are typed by people: marks that turn the direction of what follows them are taken out. */
function plain(value: string | number): FluentVariable {
  return typeof value === "number" ? value : value.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

/** The words of a message. A message that is missing shows its id: the tests see to it that there is none. */
export function say(id: string, values: Values = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const args = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
  return bundle.formatPattern(message.value, args, []);
}

/** Names and the like one after another, as the language does it: “Ann, Ben and Cleo”. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat([...bundle.locales], { type: "conjunction" }).format(names);
}

/** The words of a message, or others where the catalogue has none: kinds may be newer than this page. */
export function sayOr(id: string, otherwise: string, values: Values = {}): string {
  return bundle.hasMessage(id) ? say(id, values) : otherwise;
}
