// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PAGE, announcer, layers } from "./notices.svelte";

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
