// @vitest-environment jsdom
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { dayOf, listed, sentences, speak, wordsIn } from "./words.svelte";
import { expect, test, vi } from "vitest";

test("names stand one after another as the language does it", () => {
  expect(listed([])).toBe("");
  expect(listed(["Ann"])).toBe("Ann");
  expect(listed(["Ann", "Ben"])).toBe("Ann and Ben");
  expect(listed(["roll", "wait"], "disjunction")).toBe("roll or wait");
  expect(listed(["bot", "away"], "unit")).toBe("bot, away");
});

test("sentences stand one after another, and empty ones nowhere", () => {
  expect(sentences([])).toBe("");
  expect(sentences(["", "Ann rolls.", "", "Ben waits."])).toBe("Ann rolls. Ben waits.");
});

test("a day is written in the language of the page, as the reader's country does it", () => {
  const day = Date.UTC(2026, 4, 17, 12);
  const languages = vi.spyOn(navigator, "languages", "get");
  languages.mockReturnValue(["de-DE"]);
  expect(dayOf(day)).toBe("May 17, 2026");
  languages.mockReturnValue(["de-DE", "en-GB"]);
  expect(dayOf(day)).toBe("17 May 2026");
});

test("what a translation lacks is said in English", () => {
  const bundle = (language: string, text: string): FluentBundle => {
    const made = new FluentBundle(language, { useIsolating: false });
    made.addResource(new FluentResource(text));
    return made;
  };
  const german = bundle("de", "close = Schließen");
  const english = bundle("en", "close = Close\nturn = Turn { $turn }");
  expect(wordsIn([german, english], "close")).toBe("Schließen");
  expect(wordsIn([german, english], "turn", { turn: 3 })).toBe("Turn 3");
  expect(wordsIn([german, english], "nothing")).toBe(null);
});

test("a language that there is not is no fault", () => {
  speak("!!");
  expect(listed(["Ann", "Ben"])).toBe("Ann and Ben");
});
