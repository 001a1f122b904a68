import { expect, test } from "vitest";
import { listed, speak } from "./words.svelte";

test("names stand one after another as the language does it", () => {
  expect(listed([])).toBe("");
  expect(listed(["Ann"])).toBe("Ann");
  expect(listed(["Ann", "Ben"])).toBe("Ann and Ben");
});

test("a language that there is not is no fault", () => {
  speak("!!");
  expect(listed(["Ann", "Ben"])).toBe("Ann and Ben");
});
