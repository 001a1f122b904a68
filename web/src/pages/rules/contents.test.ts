// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FACES } from "../../art/boxes/base/examples";
import { EDITIONS, PARTS, PHASES, linesOf } from "./contents";

const written = readFileSync(join(import.meta.dirname, "../../../../src/quarriors/text/lang/en/page/rules.ftl"), "utf8");
const ids = new Set([...written.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string));

test("every line of the page is written, and no other", () => {
  const parts = [...PHASES, ...PARTS].flatMap((part) => [`glance-${part.id}`, ...linesOf(part)]);
  const editions = EDITIONS.flatMap((id) => [`edition-${id}`, `edition-${id}-classic`, `edition-${id}-revised`]);
  const faces = FACES.flatMap(({ id }) => [`face-${id}`, `face-${id}-about`]);
  const wanted = [...parts, ...editions, "edition-boxes-some", ...faces];
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  const known = [...ids].filter((id) => /^(glance|edition|face)-/.test(id));
  expect(known.filter((id) => !wanted.includes(id))).toEqual([]);
});

test.each([
  ["glance-spells-2", /after scoring/], ["glance-spells-4", /after scoring/], 
  ["glance-capture-1", /^You may /],
])("%s says when, and what is optional", (id, words) => {
  expect(new RegExp(`^${id} = (.*)$`, "m").exec(written)?.[1]).toMatch(words);
});
