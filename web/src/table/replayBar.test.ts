// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PastEvent } from "../net/events";
import { events as heard, recorded } from "../net/recorded";
import { Server } from "../net/server";
import { History } from "../state/history";
import { logOf } from "../state/log";
import { Replay } from "../state/replay.svelte";
import type { Speed } from "../state/settings.svelte";
import { say } from "../words/words.svelte";
import ReplayBar from "./ReplayBar.svelte";
import { KEY } from "./sitting";

/** A busy machine is no fault of the page. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 });

/** The first events of the recording, as a server tells them with their states. */
const told: readonly PastEvent[] = [
  { number: 1, kind: "stood", seat: null, at: 0, state: recorded.made.state },
  ...heard.filter(({ number }) => number <= 41),
];
let bar: Record<string, unknown>;
let replay: Replay;
let isDown: boolean;
let wished: Speed[];

beforeEach(async () => {
  isDown = false;
  wished = [];
  const server = new Server("http://table/", () => "en", (address) => {
    if (isDown) return Promise.reject(new TypeError("no network"));
    const since = Number(new URL(address).searchParams.get("since"));
    const events = told.filter(({ number }) => number > since).slice(0, 8);
    return Promise.resolve(Response.json({ events, number: told.at(-1)?.number }));
  });
  replay = new Replay({
    history: new History("abc", server, () => ""), log: () => logOf(told), cards: () => recorded.cards, isClassic: () => false, speed: () => "instant", near: 0,
  });
  await replay.to(0);
  bar = mount(ReplayBar, {
    target: document.body,
    context: new Map([[KEY, { game: replay }]]),
    props: {
      replay, speed: "normal", onspeed: (speed: Speed) => void wished.push(speed),
      children: createRawSnippet(() => ({ render: () => `<a href="#/">more</a>` })),
    },
  });
  flushSync();
});
afterEach(async () => {
  replay.stop();
  await unmount(bar);
  vi.unstubAllGlobals();
});

const button = (name: string): HTMLButtonElement => document.querySelector<HTMLButtonElement>(`[aria-label="${say(name)}"]`)!;
const text = (): string => document.querySelector(".text")?.textContent?.trim() ?? "";
async function press(name: string, number: number): Promise<void> {
  button(name).click();
  await at(number);
}
async function at(number: number): Promise<void> {
  await soon(() => {
    flushSync();
    expect([replay.number, replay.isLoading, replay.isShowing]).toEqual([number, false, false]);
  });
}
const wordsAt = (number: number): string =>
  replay.log.filter(({ event }) => event === number).map((line) => line.text).join(" ");

test("at the beginning one can only go on, at the end only back", async () => {
  const [back, on] = [["replay-first", "replay-previous-turn", "replay-back"], ["replay-forward", "replay-next-turn", "replay-last"]];
  expect(back.map((name) => button(name).disabled)).toEqual([true, true, true]);
  expect(on.map((name) => button(name).disabled)).toEqual([false, false, false]);
  await press("replay-last", replay.last);
  expect(back.map((name) => button(name).disabled)).toEqual([false, false, false]);
  expect(on.map((name) => button(name).disabled)).toEqual([true, true, true]);
});

test("every step tells what happened then, and what comes next", async () => {
  const [first, second] = replay.stops as readonly [number, number];
  expect(text()).toBe(wordsAt(first));
  await press("replay-forward", second);
  expect(text()).toBe(wordsAt(second));
  expect(document.querySelector(".next")?.textContent).toContain(replay.decision?.text);
  await press("replay-back", first);
  expect(text()).toBe(wordsAt(first));
});

test("the line of the whole game leads anywhere, and says where one is", async () => {
  const slider = document.querySelector<HTMLInputElement>("input[type=range]")!;
  expect(slider.max).toBe(String(replay.stops.length - 1));
  slider.value = "5";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  const place = replay.stops[5] ?? 0;
  await at(place);
  expect(slider.getAttribute("aria-valuetext")).toContain(replay.log.findLast(({ event }) => event === place)?.text);
  await press("replay-next-turn", replay.turns.find(({ event }) => event > place)?.event ?? 0);
  expect(Number(slider.value)).toBe(replay.stops.indexOf(replay.number));
});

test("it plays until it is told to pause, or the end is reached", async () => {
  button("replay-play").click();
  await soon(() => {
    flushSync();
    expect(button("replay-pause")).not.toBe(null);
  });
  button("replay-pause").click();
  flushSync();
  expect(replay.isPlaying).toBe(false);
  await replay.to(replay.stops.at(-2) ?? 0);
  flushSync();
  button("replay-play").click();
  await at(replay.last);
  await soon(() => {
    flushSync();
    expect(button("replay-play")).not.toBe(null);
  });
});

test("a moment that cannot be had says so, and the way back stays open", async () => {
  isDown = true;
  button("replay-last").click();
  await soon(() => {
    flushSync();
    expect(document.querySelector(".fault")?.textContent).toBe(say("error-unreachable"));
  });
  isDown = false;
  await press("replay-first", replay.first);
  expect(document.querySelector(".fault")).toBe(null);
  expect(text()).toBe(wordsAt(replay.first));
});

test("another speed is asked for, and what else can be done has its place", () => {
  const speed = document.querySelector("select")!;
  speed.value = "slow";
  speed.dispatchEvent(new Event("change", { bubbles: true }));
  expect(wished).toEqual(["slow"]);
  expect(document.querySelector(".more a")?.textContent).toBe("more");
});
