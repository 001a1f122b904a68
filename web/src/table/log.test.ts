// @vitest-environment jsdom
/** The log before it is there: what happened earlier is still being read. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../net/connection";
import { events, recorded, welcome } from "../net/recorded";
import { Server } from "../net/server";
import { Game } from "../state/game.svelte";
import { Games } from "../state/games";
import { say } from "../words/words.svelte";
import Log from "./Log.svelte";
import { KEY, type Sitting } from "./sitting";

let listener: Listener;
let game: Game;
/** Answers the question for what happened before. */
let tellHistory: (told: { events: unknown; number: number }) => void;
let shown: Record<string, unknown>;
const past = events.slice(0, 12);
const now = past.at(-1)!;

beforeEach(() => {
  const history = new Promise<object>((resolve) => (tellHistory = resolve));
  const answer = async (address: string): Promise<Response> => Response.json(address.includes("/events") ? await history : recorded.cards);
  game = new Game(recorded.made.game, {
    server: new Server("http://table/", () => "en", answer),
    games: new Games({ getItem: () => null, setItem: () => undefined }),
    speed: () => "instant",
    talk: (_, heard) => {
      listener = heard;
      const nothing = (): void => undefined;
      return { start: nothing, stop: nothing, hurry: nothing, command: () => Promise.resolve({ type: "done", id: 1 }) };
    },
  });
  listener.welcome({ ...welcome, state: now.state, number: now.number }, false);
  const sitting: Sitting = { game, take: () => undefined, choose: () => undefined, whyNot: () => undefined };
  shown = mount(Log, { target: document.body, props: { onlook: () => undefined }, context: new Map([[KEY, sitting]]) });
  flushSync();
});
afterEach(() => unmount(shown));

const list = (): HTMLElement => document.querySelector<HTMLElement>(".log")!;
const lines = (): string[] => [...document.querySelectorAll<HTMLElement>(".line")].map((line) => line.textContent.trim());

test("it says in a line that it is still to come, and can be reached by keys", () => {
  expect(lines()).toEqual([]);
  expect([...list().querySelectorAll("li")].map((line) => line.textContent)).toEqual([say("loading")]);
  expect(list().tabIndex).toBe(0);
});

test("its lines take the place of that one as soon as they are read", async () => {
  tellHistory({ events: past, number: now.number });
  await vi.waitFor(() => {
    flushSync();
    expect(lines()).toEqual(game.log.map(({ text }) => text));
    expect(lines().length).toBeGreaterThan(5);
  });
  expect(list().textContent).not.toContain(say("loading"));
  // now one of the lines is reached instead of the list
  expect(list().hasAttribute("tabindex")).toBe(false);
  expect(document.querySelectorAll('.line[tabindex="0"]').length).toBe(1);
});

test("what happens meanwhile is told at once, and what was before comes before it", async () => {
  const next = events[12]!;
  listener.event(next);
  flushSync();
  const newest = lines();
  expect(newest.length).toBeGreaterThan(0);
  expect(list().textContent).not.toContain(say("loading"));
  tellHistory({ events: past, number: now.number });
  await vi.waitFor(() => {
    flushSync();
    expect(lines().length).toBeGreaterThan(newest.length);
  });
  expect(lines().slice(-newest.length)).toEqual(newest);
});
