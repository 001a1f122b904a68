// @vitest-environment node
import { expect, test } from "vitest";
import { amount, joint, partsOf } from "./sum";

test("a total is written as a sum", () => {
  const parts = partsOf(["2  Goblin", "3  Assistant: 1 on its face, +2 by Death Cantrip", "−1  an effect of this turn"]);
  expect(parts?.map((part) => `${joint(part)} ${amount(part)} ${part.name}`)).toEqual([
    "+ 2 Goblin", "+ 3 Assistant", "− 1 an effect of this turn",
  ]);
  expect(parts?.[1]?.why).toBe("1 on its face, +2 by Death Cantrip");
});

test("what is told in another way is left as it is", () => {
  expect(partsOf(["two and a bit"])).toBe(null);
});
