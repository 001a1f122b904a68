// @vitest-environment jsdom
/** Which language is spoken: by choice, by the browser, and English where nothing else can be had. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choose, speakOwn } from "../state/language";
import { settings } from "../state/settings.svelte";
import LanguageSwitch from "../ui/LanguageSwitch.svelte";
import LiveRegion from "../ui/LiveRegion.svelte";
import NumberField from "../ui/NumberField.svelte";
import Toasts from "../ui/Toasts.svelte";
import { announcer, notices } from "../ui/notices.svelte";
import { languages, meant, nameOf, preferred } from "./languages";
import { language, listed, say, saying, speak } from "./words.svelte";

const world = vi.hoisted(() => ({ isDown: false, fetched: [] as string[] }));
vi.mock("virtual:words", () => {
  const fetch = (lang: string, text: string) => (): Promise<{ default: string }> => {
    world.fetched.push(lang);
    return world.isDown ? Promise.reject(new TypeError("no network")) : Promise.resolve({ default: text });
  };
  return {
    names: { en: "English", "pt-BR": "Português (Brasil)", it: "Italiano", tlh: "tlhIngan Hol" },
    english: 'close = Close\nnumber-needed = From { $least } to { $most }\nturn = Turn { $turn }\nsetting-language = Language\nlanguage-failed = No { $language }.',
    fetches: {
      "pt-BR": fetch("pt-BR", "close = Fechar\nturn = Turno { $turn }"),
      it: fetch("it", "close = Chiudi\nnumber-needed = Da { $least } a { $most }\nturn = Turno { $giro }\nsetting-language = Lingua\nclose"),
      tlh: fetch("tlh", "close = yISoQmoH"),
    },
  };
});

beforeEach(async () => {
  world.isDown = false;
  vi.spyOn(console, "error").mockReturnValue(undefined);
  settings.set("language", "");
  await speak("en");
});
afterEach(() => vi.restoreAllMocks());

describe("a wish", () => {
  test("means a language by its tag, or another of the same tongue", () => {
    expect(languages).toEqual(["en", "it", "pt-BR", "tlh"]);
    expect(["pt", "pt-PT", "PT-br", "pt_BR"].map((tag) => meant(tag))).toEqual(Array(4).fill("pt-BR"));
    expect(["it-CH", "xx", "", "!!"].map((tag) => meant(tag))).toEqual(["it", null, null, null]);
    expect(nameOf("it")).toBe("Italiano");
  });

  test("that comes first counts, as far as there is such a language", () => {
    expect(preferred(["de-DE", "pt", "it"])).toBe("pt-BR");
    expect(preferred(["de", "!!"])).toBe("en");
    expect(preferred([])).toBe("en");
  });

  test("of the browser counts until another language is chosen", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT", "pt-PT", "en"]);
    await speakOwn();
    expect(language()).toBe("pt-BR");
    await choose("it");
    expect([language(), settings.choices.language]).toEqual(["it", "it"]);
    await speakOwn();
    expect(language()).toBe("it");
  });
});

describe("a language", () => {
  test("is fetched once, when somebody wants it", async () => {
    world.fetched = [];
    await speak("tlh");
    expect(say("close")).toBe("yISoQmoH");
    await speak("en");
    expect(say("close")).toBe("Close");
    await speak("tlh");
    expect(world.fetched).toEqual(["tlh"]);
  });

  test("that there is not is English", async () => {
    await speak("it");
    expect(await speak("xx-YY")).toBe(true);
    expect([language(), say("close"), listed(["Ann", "Ben"])]).toEqual(["en", "Close", "Ann and Ben"]);
  });

  test("says in English what it lacks, and what is broken in it", async () => {
    await speak("it");
    expect(say("close")).toBe("Chiudi");
    expect(say("language-failed", { language: "x" })).toBe("No x.");
    expect(say("turn", { turn: 3 })).toBe("Turn 3");
    expect(listed(["Ann", "Ben"])).toBe("Ann e Ben");
  });

  test("that was wished for last counts, whatever comes first", async () => {
    await Promise.all([speak("pt-BR"), speak("en")]);
    expect(language()).toBe("en");
  });
});

test("words that cannot be fetched are English, and the next wish tries again", async () => {
  vi.resetModules();
  const anew = await import("./words.svelte");
  world.isDown = true;
  expect(await anew.speak("it")).toBe(false);
  expect([anew.language(), anew.say("close")]).toEqual(["en", "Close"]);
  world.isDown = false;
  expect(await anew.speak("it")).toBe(true);
  expect(anew.say("close")).toBe("Chiudi");
});

test("the switch has every language by its own name, and changes all words at once", async () => {
  const shown = mount(LanguageSwitch, { target: document.body });
  flushSync();
  const field = document.querySelector("select") as HTMLSelectElement;
  expect([...field.options].map(({ text }) => text)).toEqual(["English", "Italiano", "Português (Brasil)", "tlhIngan Hol"]);
  expect(field.ariaLabel ?? field.getAttribute("aria-label")).toBe("Language");
  field.value = "it";
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => {
    flushSync();
    expect(field.getAttribute("aria-label")).toBe("Lingua");
  });
  expect(document.querySelector("select")).toBe(field);
  expect(notices.list).toEqual([]);
  await unmount(shown);
});

test("what is on the page already is said anew: notices, faults of fields, what listeners are told", async () => {
  const shown = [Toasts, LiveRegion].map((one) => mount(one as typeof Toasts, { target: document.body }));
  shown.push(mount(NumberField, { target: document.body, props: { label: "", value: 3, least: 1, most: 9, onchange: () => undefined } }));
  flushSync();
  const field = document.querySelector("input") as HTMLInputElement;
  field.value = "12";
  field.dispatchEvent(new Event("change", { bubbles: true }));
  notices.show(saying("close"));
  announcer.say("Ann rolls.");
  const live = (): string => [...document.querySelectorAll("[aria-live]")].map((one) => one.textContent).join("");
  await vi.waitFor(() => {
    flushSync();
    expect(live()).toBe("Ann rolls.");
  });
  const words = (): (string | undefined)[] => [".toast span", "[role=alert]"].map((one) => document.querySelector(one)?.textContent);
  expect([...words(), field.validationMessage]).toEqual(["Close", "From 1 to 9", "From 1 to 9"]);
  await speak("it");
  flushSync();
  expect([...words(), field.validationMessage, live()]).toEqual(["Chiudi", "Da 1 a 9", "Da 1 a 9", ""]);
  for (const one of shown) await unmount(one);
});
