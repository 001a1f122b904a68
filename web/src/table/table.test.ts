import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { events, recorded, welcome } from "../net/recorded";
import type { Listener } from "../net/connection";
import type { Option } from "../net/state";
import { Server } from "../net/server";
import { Game } from "../state/game.svelte";
import { Games } from "../state/games";
import DecisionBar from "./DecisionBar.svelte";
import Log from "./Log.svelte";
import Mat from "./Mat.svelte";
import RollCup from "./RollCup.svelte";
import Wilds from "./Wilds.svelte";
import { Hand } from "./hand.svelte";
import { KEY, type Sitting } from "./sitting";

// the browser of the tests measures nothing
vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} disconnect(): void {} });

let listener: Listener;
let game: Game;
let taken: Option[];
let refused: string[];
let mounted: Record<string, unknown>[];

beforeEach(async () => {
  taken = [];
  refused = [];
  mounted = [];
  const kept = new Map<string, string>();
  const games = new Games({ getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) });
  games.keepMade(recorded.made);
  const answer = (address: string): unknown => (address.includes("/cards") ? recorded.cards : { events: [], number: 1 });
  game = new Game(recorded.made.game, {
    server: new Server("http://table/", "en", (address) => Promise.resolve(new Response(JSON.stringify(answer(address))))),
    games,
    speed: () => "instant",
    talk: (_, heard) => {
      listener = heard;
      const nothing = (): void => undefined;
      return { start: nothing, stop: nothing, hurry: nothing, command: () => Promise.resolve({ type: "done", id: 1 }) };
    },
  });
  game.start();
  listener.welcome(welcome, false);
  await vi.waitFor(() => expect(game.cards.length).toBeGreaterThan(0));
});
afterEach(async () => {
  for (const one of mounted) await unmount(one);
});

function lay(component: Component<any>, props: Record<string, unknown> = {}): HTMLElement {
  const sitting: Sitting = {
    game,
    take: (option) => void taken.push(option),
    choose: (options) => void taken.push(...options),
    whyNot: (_, what) => void refused.push(what),
  };
  mounted.push(mount(component, { target: document.body, props, context: new Map([[KEY, sitting]]) }));
  flushSync();
  return document.body;
}
function handOf(): Hand {
  return new Hand(game, { confirms: () => true, tell: (text) => void refused.push(text) });
}
function hear(until: number): void {
  for (const event of events.slice(0, until)) listener.event(event);
  flushSync();
}

test("the bar asks the question and has a button for every option", () => {
  hear(3);
  const page = lay(DecisionBar, { hand: handOf(), onend: () => undefined, onfar: () => undefined });
  expect(page.querySelector(".text")?.textContent).toBe(game.ours?.text);
  const buttons = [...page.querySelectorAll<HTMLElement>("[data-option]")];
  expect(buttons.map((button) => button.dataset["option"]).toSorted()).toEqual(
    game.ours?.options.map(({ option }) => option).toSorted(),
  );
  buttons[0]?.click();
  expect(taken.length).toBe(1);
});

test("why nothing can be taken back is said by a tap, not only shown to a mouse", () => {
  hear(2);
  let far = 0;
  const hand = handOf();
  const page = lay(DecisionBar, { hand, onend: () => undefined, onfar: () => (far += 1) });
  const undo = page.querySelector<HTMLButtonElement>('[data-undo="far"]');
  expect(hand.undoBar).not.toBe(null);
  expect(undo?.getAttribute("aria-disabled")).toBe("true");
  undo?.click();
  expect(far).toBe(1);
});

test("dice that can be used glow and are taken; others say why not", () => {
  hear(3);
  const page = lay(Mat, { seat: 0, isNear: true });
  const glowing = page.querySelectorAll<HTMLElement>(".die.canAct");
  expect(glowing.length).toBeGreaterThan(0);
  glowing[0]?.click();
  expect(taken[0]?.option).toMatch(/^summon/);
  page.querySelector<HTMLElement>(".die:not(.canAct)")?.click();
  expect(refused.length).toBe(1);
});

test("every die says in words what it is and what can be done", () => {
  hear(3);
  const page = lay(Mat, { seat: 0, isNear: true });
  const labels = [...page.querySelectorAll(".die")].map((die) => die.getAttribute("aria-label") ?? "");
  expect(labels.length).toBe(6);
  expect(labels.every((label) => /Assistant|Basic Quiddity/.test(label))).toBe(true);
  expect(labels.some((label) => /Summon Assistant/.test(label))).toBe(true);
});

test("cards that can be captured from glow", () => {
  hear(4);
  const page = lay(Wilds);
  const ids = [...page.querySelectorAll<HTMLElement>(".card.canAct")].map((card) => card.dataset["card"]);
  expect(ids.length).toBe(game.ours?.options.filter(({ option }) => option.startsWith("capture")).length);
});

test("a name is text, whatever is in it", () => {
  const [first, ...rest] = events.slice(0, 3);
  if (!first) throw new Error("the recording is empty");
  const name = "<img src=x onerror=alert(1)>";
  for (const event of [first, ...rest]) {
    const seats = event.state.seats.map((seat) => (seat.seat === 0 ? { ...seat, name } : seat));
    listener.event({ ...event, state: { ...event.state, seats } });
  }
  const page = lay(Mat, { seat: 0, isNear: true });
  expect(page.querySelector("img")).toBe(null);
  expect(page.querySelector("bdi")?.textContent).toBe(name);
});

test("the log tells what happened, and strikes out what was taken back", () => {
  hear(4);
  const last = events[3];
  if (last?.kind !== "move") throw new Error("the recording has changed");
  listener.event({
    type: "event", kind: "undo", number: last.number + 1, seat: 0, at: 0, clocks: [],
    answers: last.number, to: last.answers, far: false, state: { ...last.state, number: last.number + 1 },
  });
  const page = lay(Log);
  expect([...page.querySelectorAll("del")].map((line) => line.textContent)).toEqual(last.story.map(({ text }) => text));
});

test("dice that wait to be rolled are thrown by a click", () => {
  hear(2);
  const page = lay(RollCup, { seat: 0, size: 40 });
  const cup = page.querySelector<HTMLElement>("[data-roll]");
  expect(cup?.getAttribute("aria-label")).toBe(game.ours?.options[0]?.text);
  cup?.click();
  expect(taken.map(({ option }) => option)).toEqual(["roll"]);
});

test("dice of somebody else, or that have been rolled, do not wait", () => {
  hear(2);
  expect(lay(RollCup, { seat: 1, size: 40 }).querySelector("[data-roll]")).toBe(null);
  hear(3);
  expect(lay(RollCup, { seat: 0, size: 40 }).querySelector("[data-roll]")).toBe(null);
});
