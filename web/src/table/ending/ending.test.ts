import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../../net/connection";
import { events, recorded, welcome } from "../../net/recorded";
import { Server, type DiceStatistics } from "../../net/server";
import type { State } from "../../net/state";
import { Game } from "../../state/game.svelte";
import { Games } from "../../state/games";
import { say } from "../../words/words.svelte";
import Ending from "./Ending.svelte";

/** A busy machine is no fault of the page. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 });

const last = events.at(-1)!;
const result = last.state.result!;
const DICE: DiceStatistics = { rolls: 84, chi_square: 50, degrees: 40, p: 0.4, dice: [], unknown: [] };

let listener: Listener;
let game: Game;
let mounted: Record<string, unknown> | undefined;
let isDown: boolean;
let closed: number;

beforeEach(async () => {
  isDown = false;
  closed = 0;
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (): void {
    this.open = false;
  };
  vi.stubGlobal("fetch", (address: string) => {
    if (isDown) return Promise.reject(new TypeError("no network"));
    if (address.includes("/dice")) return Promise.resolve(Response.json(DICE));
    const since = Number(new URL(address).searchParams.get("since"));
    return Promise.resolve(Response.json({ events: events.filter(({ number }) => number > since), number: last.number }));
  });
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  game.stop();
  vi.unstubAllGlobals();
});

/** The end of the recorded game for whoever has seats in it, or for somebody who has only watched. */
async function end(isOnlooker = false, change: (state: State) => State = (state) => state): Promise<void> {
  const kept = new Map<string, string>();
  const games = new Games({ getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) });
  if (!isOnlooker) games.keepMade(recorded.made);
  game = new Game(recorded.made.game, {
    server: new Server("http://table/", () => "en", () => Promise.resolve(Response.json(recorded.cards))),
    games,
    speed: () => "instant",
    talk: (_, heard) => {
      listener = heard;
      const nothing = (): void => undefined;
      return { start: nothing, stop: nothing, hurry: nothing, command: () => Promise.resolve({ type: "done", id: 1 }) };
    },
  });
  game.start();
  listener.welcome({ ...welcome, seats: isOnlooker ? [] : welcome.seats }, false);
  await soon(() => expect(game.cards.length).toBeGreaterThan(0));
  for (const event of events) listener.event({ ...event, state: change(event.state) });
  mounted = mount(Ending, { target: document.body, props: { game, onclose: () => (closed += 1) } });
  flushSync();
}
const read = (): string => {
  flushSync();
  return document.querySelector("dialog")?.textContent ?? "";
};
const buttons = (): string[] => [...document.querySelectorAll("footer button")].map((one) => one.textContent?.trim() ?? "");

test("the winner is named and stands first, with everybody's Glory", async () => {
  await end();
  expect(document.querySelector(".headline")?.textContent).toBe(say("wins", { names: "Greta", winners: 1 }));
  const ranks = [...document.querySelectorAll(".ranks li")].map((one) => one.textContent ?? "");
  expect(ranks.length).toBe(2);
  expect(ranks[0]).toContain(say("winner-mark"));
  expect(ranks[0]).toContain(String(result.glory[1]));
  expect(ranks[1]).toContain(String(result.glory[0]));
  expect(read()).toContain(say("over-turns", { turns: result.turns }));
});

test("whoever has won alone is told so", async () => {
  await end(false, (state) => ({ ...state, result: state.result && { ...state.result, winners: [0] } }));
  expect(document.querySelector(".headline")?.textContent).toBe(say("you-win"));
});

test("its story, captures and luck come with the history, and the server's figures with them", async () => {
  await end();
  await soon(() => expect(read()).toContain(say("dice-usual", { rolls: 84, often: 40 })));
  for (const name of ["ending-story", "ending-captures", "ending-luck"]) expect(read()).toContain(say(name));
  expect(document.querySelector<HTMLInputElement>("input[type=range]")?.getAttribute("aria-label")).toBe(say("chart-slider"));
});

test("without the history there is still who has won, whether it was fair, and what next", async () => {
  isDown = true;
  await end();
  await soon(() => expect(read()).toContain(say("error-unreachable")));
  expect(read()).not.toContain(say("ending-story"));
  expect(read()).toContain(say("ending-fair"));
  expect(buttons()).toEqual([say("replay"), say("rematch-same"), say("rematch")]);
});

test("a promise of the server that was not kept is not passed over", async () => {
  await end(false, (state) => ({ ...state, result: state.result && { ...state.result, secret: "00".repeat(32) } }));
  expect(document.querySelector(".verdict")?.textContent).toContain(say("verdict-broken"));
  expect(read()).toContain(say("fair-not-opened"));
});

test("onlookers are offered no rematch, and all can go back to the table", async () => {
  await end(true);
  expect(buttons()).toEqual([say("replay")]);
  const back = [...document.querySelectorAll<HTMLElement>(".ways button")].find((one) => one.textContent === say("look-at-table"));
  back?.click();
  expect(closed).toBe(1);
});

test("where the next game has been made one goes there", async () => {
  await end(false, (state) => ({ ...state, rematch: "next" }));
  expect(buttons()).toEqual([say("replay"), say("next-game")]);
});
