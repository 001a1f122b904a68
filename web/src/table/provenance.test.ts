import { expect, test } from "vitest";
import type { Card, Provenance, ProvenancePart } from "../net/cards";
import { recorded } from "../net/recorded";
import { say } from "../words/words.svelte";
import { markWords, marksOf, provenanceWords } from "./provenance";

const [first] = recorded.cards as readonly [Card, ...Card[]];
const made = (parts: Partial<Record<ProvenancePart, Provenance>>): Card => ({
  ...first, provenance: { ...first.provenance, ...parts },
});

test("a card that is all as printed has no mark", () => {
  expect(marksOf(first)).toBe("");
  expect(markWords(first)).toBe("");
  expect(provenanceWords(first)).toBe(say("provenance-printed"));
});

test.each<[Partial<Record<ProvenancePart, Provenance>>, string]>([
  [{ ability: "reported" }, "≈"],
  [{ ability: "reconstructed" }, "°"],
  [{ faces: "reconstructed", ability: "reported" }, "≈°"],
  [{ ability: "dreamt-up" }, "°"], // by a newer server: not printed in any case
])("what is not as printed is marked for what it is: %j is %s", (parts, marks) => {
  expect(marksOf(made(parts))).toBe(marks);
});

test("each kind of doubt has its sentence, with its own parts", () => {
  const card = made({ faces: "reconstructed", ability: "reported", bursts: "reconstructed" });
  expect(provenanceWords(card)).toBe(
    [
      say("provenance-reported", { parts: say("part-ability") }),
      say("provenance-reconstructed", { parts: "die and burst lines" }),
      say("provenance-rest"),
    ].join(" "),
  );
  expect(markWords(card)).toBe(`${say("reported-partly")} and ${say("reconstructed-partly")}`);
});
