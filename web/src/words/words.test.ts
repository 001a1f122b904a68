// @vitest-environment node
/** No component says anything that is not in the catalogue, and the catalogue has nothing that nobody says. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
/** A folder for each language, the page's words in its folder `page`. */
const LANGUAGES = join(SRC, "../../src/quarriors/text/lang");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" });
const components = files.filter((file) => file.endsWith(".svelte"));
const sources = files.filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file));
const read = (file: string): string => readFileSync(join(SRC, file), "utf8");

/** Attributes that people see or hear. */
const SPOKEN = new Set(["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt", "label"]);
const HAS_LETTERS = /\p{L}/u;

type Node = AST.SvelteNode | AST.Attribute;

function literalsIn(file: string): readonly string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (typeof value !== "object" || value === null) return;
    const node = value as Node & Record<string, unknown>;
    if (node.type === "Text") {
      if (HAS_LETTERS.test(node.data)) found.push(node.data.trim());
      return;
    }
    if (node.type === "Attribute") {
      const parts = Array.isArray(node.value) ? node.value : [node.value];
      for (const part of parts) {
        if (part === true) continue;
        if (part.type !== "Text") look(part);
        else if (SPOKEN.has(node.name) && HAS_LETTERS.test(part.data)) found.push(`${node.name}="${part.data}"`);
      }
      return;
    }
    if (node.type === "StyleSheet") return;
    Object.values(node).forEach(look);
  };
  look(parse(read(file), { modern: true }).fragment);
  return found;
}

test.each(components)("%s has no words of its own", (file) => {
  expect(literalsIn(file)).toEqual([]);
});

function catalogueOf(language: string): string {
  const folder = join(LANGUAGES, language, "page");
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
}
const idsIn = (language: string): readonly string[] =>
  [...catalogueOf(language).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);

/** What each message speaks of. */
function variablesIn(language: string): ReadonlyMap<string, readonly string[]> {
  const messages = catalogueOf(language).replace(/^#.*$/gm, "").split(/^(?=[a-z][\w-]* =)/m);
  return new Map(messages.map((text) => [text.split(" =", 1)[0] as string, [...text.matchAll(/\$(\w+)/g)].map((match) => match[1] as string)]));
}

/** What a translation lacks is said in English: there has to be everything there, and nothing else anywhere. */
describe("the catalogue", () => {
  const ids = idsIn("en");
  const translations = readdirSync(LANGUAGES, { withFileTypes: true }).filter(
    (one) => one.isDirectory() && one.name !== "en" && existsSync(join(LANGUAGES, one.name, "page")),
  );
  const code = sources.map(read).join("\n");
  const literal = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]));
  const prefixes = [...code.matchAll(/\b(?:say|sayOr)\(\s*`([\w-]*)\$\{/g)].map((match) => match[1] as string);

  test("has every message once", () => {
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  test("has no message in another language that English lacks", () => {
    for (const { name } of translations) expect(idsIn(name).filter((id) => !ids.includes(id)), name).toEqual([]);
  });

  test.each(translations.map(({ name }) => name))("has every message in %s as well, with the same variables", (name) => {
    const own = idsIn(name);
    expect(ids.filter((id) => !own.includes(id))).toEqual([]);
    expect(own.filter((id, place) => own.indexOf(id) !== place)).toEqual([]);
    const english = variablesIn("en");
    const strange = [...variablesIn(name)].flatMap(([id, used]) => used.filter((one) => !english.get(id)?.includes(one)).map((one) => `${id}: ${one}`));
    expect(strange).toEqual([]);
  });

  test("has every message that is said", () => {
    const said = [...code.matchAll(/\bsay\(\s*["']([\w-]+)["']/g)].map((match) => match[1] as string);
    expect(said.filter((id) => !ids.includes(id))).toEqual([]);
    expect(prefixes.filter((prefix) => !ids.some((id) => id.startsWith(prefix)))).toEqual([]);
  });

  test("has no message that nobody says", () => {
    expect(ids.filter((id) => !literal.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)))).toEqual([]);
  });
});
