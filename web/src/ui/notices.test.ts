// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../net/messages";
import { refused } from "../words/errors";
import { asHeard, say, saying, speak } from "../words/words.svelte";
import { PAGE, announcer, layers, notices } from "./notices.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const read = (): string => {
  vi.runAllTimers();
  return announcer.texts.join("");
};

test("what is said at once is read as one, in its order", () => {
  announcer.say("Ann rolls.");
  announcer.say("Ann attacks.");
  announcer.say("Your decision.");
  expect(read()).toBe("Ann rolls. Ann attacks. Your decision.");
});

test("the same once more is read from the other place", () => {
  announcer.say("Ann rolls.");
  read();
  const before = announcer.texts;
  announcer.say("Ann rolls.");
  read();
  expect(announcer.texts).toEqual(before.toReversed());
});

test("of very much the newest is read", () => {
  for (let number = 1; number <= 100; number += 1) announcer.say(`This is sentence ${number}.`);
  const text = read();
  expect(text.length).toBeLessThan(700);
  expect(text).toMatch(/sentence 99\. This is sentence 100\.$/);
});

test("something is said where it can be read: in the dialog on top, and not once more below it", () => {
  layers.add("first");
  layers.add("second");
  announcer.say("Copied.");
  read();
  expect(announcer.layer).toBe("second");
  layers.remove("second");
  expect(layers.top).toBe("first");
  expect(announcer.layer).not.toBe(layers.top);
  layers.remove("first");
  expect(layers.top).toBe(PAGE);
});

describe("another language", () => {
  beforeEach(() => speak("en"));
  const shown = (): string[] => notices.list.map(({ text }) => text);

  test("is that of the notices that are on the page already", async () => {
    notices.show(saying("copied"));
    const english = shown();
    await speak("it");
    expect(shown()).not.toEqual(english);
    expect(shown()).toEqual([say("copied")]);
    vi.runAllTimers();
    expect(shown()).toEqual([]);
  });

  test("has no words for what the server said in the one before, until that is spoken again", async () => {
    notices.show(asHeard("Goblin cannot be captured."));
    notices.show(saying("copied"));
    await speak("fr");
    expect(shown()).toEqual([say("copied")]);
    await speak("en");
    expect(shown()).toEqual(["Goblin cannot be captured.", say("copied")]);
    vi.runAllTimers();
  });

  test("has its own words for a refusal, without the detail that the server told in the one before", async () => {
    const said = refused(new Refusal("bad_name", "somebody has that name"));
    notices.show(said, "bad");
    expect(shown()[0]).toContain("somebody has that name");
    await speak("pt-BR");
    expect(shown()).toEqual([say("error-bad_name")]);
    vi.runAllTimers();
  });

  test("takes back what is still to be read in the one before", async () => {
    announcer.say("Ann rolls.");
    expect(read()).toBe("Ann rolls.");
    announcer.say("Ann attacks.");
    await speak("it");
    expect(announcer.texts).toEqual(["", ""]);
    announcer.say("Ann attacca.");
    expect(read()).toBe("Ann attacca.");
  });

  test("shows the same notice once, whatever it was called when it came", async () => {
    notices.show(saying("copied"));
    await speak("it");
    notices.show(saying("copied"));
    expect(shown()).toEqual([say("copied")]);
    vi.runAllTimers();
  });
});
