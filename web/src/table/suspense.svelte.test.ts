// @vitest-environment jsdom
/** What dice have come to is neither shown nor said before they lie still. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../net/connection";
import { events, recorded, welcome } from "../net/recorded";
import { Server } from "../net/server";
import { Game } from "../state/game.svelte";
import { Games } from "../state/games";
import { partsOfBeat } from "../state/gathering";
import type { Speed } from "../state/settings.svelte";
import { blowOf, lengthOf } from "../state/tempo";
import { announcer } from "../ui/notices.svelte";
import { say } from "../words/words.svelte";
import DecisionBar from "./DecisionBar.svelte";
import Log from "./Log.svelte";
import LogSide from "./LogSide.svelte";
import TopBar from "./TopBar.svelte";
import { Hand } from "./hand.svelte";
import { KEY } from "./sitting";
import { tell } from "./telling.svelte";

const rolled = events[2];
if (rolled?.kind !== "move" || rolled.story[0]?.kind !== "rolled") throw new Error("the recording has changed");
const words = rolled.story[0].text;
const quiddity = String(rolled.state.table?.quiddity.total);

let speed: Speed;
let game: Game;
let listener: Listener;
let said: string[];
let leave: () => void;
let mounted: Record<string, unknown>[];

beforeEach(() => {
  vi.useFakeTimers();
  speed = "normal";
  said = [];
  mounted = [];
  game = new Game(recorded.made.game, {
    server: new Server("http://table/", () => "en", () => Promise.resolve(new Response(JSON.stringify({ events: [], number: 1 })))),
    games: new Games({ getItem: () => null, setItem: () => undefined }),
    speed: () => speed,
    talk: (_, heard) => {
      listener = heard;
      const nothing = (): void => undefined;
      return { start: nothing, stop: nothing, hurry: nothing, command: () => Promise.resolve({ type: "done", id: 1 }) };
    },
  });
  listener.welcome({ ...welcome, seats: [] }, false);
  const hand = new Hand(game, { confirms: () => true, tell: () => undefined });
  vi.spyOn(announcer, "say").mockImplementation((text) => void said.push(text));
  leave = $effect.root(() => tell(game, hand));
  for (const component of [Log, LogSide, DecisionBar, TopBar] as Component<any>[]) {
    const props = { hand, onend: () => undefined, onfar: () => undefined };
    mounted.push(mount(component, { target: document.body, props, context: new Map([[KEY, hand]]) }));
  }
  hear(0);
  hear(1);
  vi.runAllTimers();
});
afterEach(async () => {
  leave();
  game.stop();
  for (const one of mounted) await unmount(one);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function hear(place: number): void {
  const event = events[place];
  if (event) listener.event(event);
  flushSync();
}
const log = (): string => document.querySelector(".log")?.textContent ?? "";
const bar = (): string => document.querySelector("[data-bar] .text")?.textContent ?? "";
const spendable = (): string => document.querySelector("[data-quiddity] b")?.textContent ?? "";

test("while dice roll the phase is that of the roll, however far the turn has gone on since", () => {
  game.suspense.isSeen = () => true;
  const { state } = rolled;
  // nothing but Quiddity: there is nothing to ready, nobody to attack with, and the server goes on to capturing
  if (state.table) listener.event({ ...rolled, state: { ...state, table: { ...state.table, phase: "capture" } } });
  flushSync();
  const phase = (): string => document.querySelector("[data-phases] [aria-current]")?.textContent.trim() ?? "";
  expect(phase()).toBe(say("phase-roll_and_ready"));
  vi.runAllTimers();
  flushSync();
  expect(phase()).toBe(say("phase-capture"));
});

test("log, bar, Quiddity and those who listen wait for the dice, and are told once", () => {
  game.suspense.isSeen = () => true;
  hear(2);
  expect([bar(), spendable()]).toEqual([say("dice-roll"), "0"]);
  expect(log()).not.toContain(words);
  expect(said).not.toContain(words);
  game.suspense.end();
  flushSync();
  expect([bar(), spendable()]).toEqual([words, quiddity]);
  expect(log()).toContain(words);
  vi.runAllTimers();
  flushSync();
  expect(said.filter((text) => text === words)).toEqual([words]);
});

test("bar, log and those who listen wait for a blow to land", () => {
  const place = events.findIndex((event) => event.kind === "move" && event.story.some(({ kind }) => kind === "destroyed"));
  game.cards = recorded.cards;
  for (let before = 2; before < place; before += 1) hear(before);
  vi.runAllTimers();
  hear(place);
  const isDefended = (): boolean => game.beat?.kind === "defended";
  for (let step = 0; !isDefended() && step < 100; step += 1) vi.advanceTimersByTime(50);
  flushSync();
  const { beat } = game;
  if (beat === null || !isDefended()) throw new Error("the recording has changed");
  const [first, fall] = partsOfBeat(beat).map(({ line }) => line?.text ?? "");
  const chips = (): number => document.querySelectorAll(".side .hit").length;
  // what falls is not counted in the Used Pile before it breaks
  const fallen = beat.happenings.find(([kind]) => kind === "destroyed");
  const [seat, die] = [fallen?.[1] ?? -1, fallen?.[2] ?? -1];
  expect(game.table?.players[seat]?.used.some(({ id }) => id === die)).toBe(true);
  expect(game.suspense.usedOf(seat)?.some(({ id }) => id === die)).toBe(false);
  expect([bar(), log().includes(first ?? "?"), log().includes(fall ?? "?"), chips()]).toEqual([first, true, false, 0]);
  expect(said.join()).not.toContain(fall);
  vi.advanceTimersByTime(blowOf(beat).ends);
  flushSync();
  expect(game.beat).toBe(beat);
  expect([bar(), log().includes(fall ?? "?"), chips()]).toEqual([`${first} ${fall}`, true, 1]);
  expect(game.suspense.usedOf(seat)).toBe(null);
  vi.runAllTimers();
  flushSync();
  expect(said.filter((text) => text.includes(fall ?? "?"))).toEqual([`${first} ${fall}`]);
});

test("where no dice are seen rolling everything is told at once", () => {
  hear(2);
  expect([bar(), spendable()]).toEqual([words, quiddity]);
  expect(log()).toContain(words);
  expect(said).toContain(words);
});

test("at once is at once", () => {
  speed = "instant";
  game.suspense.isSeen = () => true;
  hear(2);
  expect(game.suspense.isOn).toBe(false);
  expect(log()).toContain(words);
  expect(said.filter((text) => text === words)).toEqual([words]);
});

test("what was rolled can be read after the dice have come to rest", () => {
  game.suspense.isSeen = () => true;
  hear(2);
  const { beat } = game;
  const begun = Date.now();
  vi.runAllTimers();
  expect(game.isShowing).toBe(false);
  expect(beat && Date.now() - begun - lengthOf(beat, speed)).toBeGreaterThanOrEqual(300);
});

test("the log tells an event sentence by sentence", () => {
  hear(2);
  vi.runAllTimers();
  hear(3);
  const story = events[3]?.kind === "move" ? events[3].story : [];
  expect(story.length).toBeGreaterThan(1);
  expect(log()).toContain(story[0]?.text);
  expect(log()).not.toContain(story.at(-1)?.text);
  vi.runAllTimers();
  flushSync();
  for (const { text } of story) expect(log()).toContain(text);
});
