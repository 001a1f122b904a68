// @vitest-environment node
/** No component says anything that is not in the catalogue, and the catalogue has nothing that nobody says. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
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

const idsIn = (language: string): readonly string[] => {
  const catalogue = files.filter((file) => file.startsWith(join("words", language)) && file.endsWith(".ftl")).map(read).join("\n");
  return [...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);
};

/** What a translation lacks is said in English: there has to be everything there, and nothing else anywhere. */
describe("the catalogue", () => {
  const ids = idsIn("en");
  const translations = readdirSync(join(SRC, "words"), { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== "en");
  const code = sources.map(read).join("\n");
  const literal = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]));
  const prefixes = [...code.matchAll(/\b(?:say|sayOr)\(\s*`([\w-]*)\$\{/g)].map((match) => match[1] as string);

  test("has every message once", () => {
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  test("has no message in another language that English lacks", () => {
    for (const { name } of translations) expect(idsIn(name).filter((id) => !ids.includes(id)), name).toEqual([]);
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
