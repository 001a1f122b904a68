/** The languages of the page: their tags, their names, and which one is meant. */

import { fetches, names } from "virtual:words";

export const languages: readonly string[] = Object.keys(names).toSorted();

/** The name of a language, in itself. */
export function nameOf(lang: string): string {
  return names[lang] ?? lang;
}

/** The language that is meant by a tag, as far as there is one: “pt” and “pt-PT” mean “pt-BR” where that is the only Portuguese. */
export function meant(tag: string, among: readonly string[] = languages): string | null {
  const wish = tag.replace("_", "-").toLowerCase();
  const tongue = (one: string): string => one.toLowerCase().split("-")[0] ?? "";
  return among.find((one) => one.toLowerCase() === wish) ?? among.find((one) => tongue(one) === tongue(wish)) ?? null;
}

/** The first language of a list of wishes that there is, else English. */
export function preferred(wishes: readonly string[], among: readonly string[] = languages): string {
  return wishes.map((wish) => meant(wish, among)).find((one) => one !== null) ?? "en";
}

/** The catalogue of a language other than English: fails where it cannot be had. */
export async function fetchWords(lang: string): Promise<string> {
  const fetch = fetches[lang];
  if (fetch === undefined) throw new Error(`there is no language ${lang}`);
  return (await fetch()).default;
}
