// @vitest-environment jsdom
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
    if (address.includes("/review")) return Promise.resolve(Response.json({ error: "no_review", text: "Not this one." }, { status: 409 }));
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
  return document.querySelector("[data-ending]")?.textContent ?? "";
};
const ending = (): string | null => document.querySelector<HTMLElement>("[data-ending]")?.dataset["ending"] ?? null;
const buttons = (): string[] => [...document.querySelectorAll("[data-ending] button")].map((one) => one.textContent?.trim() ?? "").filter((text) => text !== "");
const button = (text: string): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>("[data-ending] button")].find((one) => one.textContent?.trim() === text);
const won = (...winners: number[]) => (state: State): State => ({ ...state, result: state.result && { ...state.result, winners } });

test("the loser is told by how much, and gets no confetti", async () => {
  await end();
  expect(ending()).toBe("defeat");
  expect(document.querySelector(".headline")?.textContent).toBe(
    say("ending-defeat", { names: "Greta", winners: 1, theirs: result.glory[1] ?? 0, yours: result.glory[0] ?? 0 }),
  );
  expect(document.querySelector(".sky")).toBe(null);
  await soon(() => expect(read()).toMatch(/average/));
});

test("whoever has given up is not told that it was close", async () => {
  const close = (reason: string) => (state: State): State => ({ ...state, result: state.result && { ...state.result, reason, glory: [9, 9] } });
  await end(false, close("glory"));
  expect(read()).toContain(say("ending-close", { gap: 0 }));
  if (mounted) await unmount(mounted);
  game.stop();
  await end(false, close("resigned"));
  expect(read()).not.toContain(say("ending-close", { gap: 0 }));
});

test("the winner is celebrated", async () => {
  await end(false, won(0));
  expect(ending()).toBe("victory");
  expect(document.querySelector(".headline")?.textContent).toBe(say("ending-shout"));
  expect(read()).toContain(say("ending-victory", { yours: result.glory[0] ?? 0, theirs: result.glory[1] ?? 0 }));
  expect(document.querySelectorAll(".sky .piece").length).toBe(90);
  expect(document.querySelector("[data-decided]")).toBe(null);
});

const givenUp = (...seats: number[]) => (state: State): State => ({
  ...state, seats: state.seats.map((one) => ({ ...one, resigned: seats.includes(one.seat) })), result: state.result && { ...state.result, reason: "resigned" },
});

test("whoever has given up is told so, and not how close it was", async () => {
  await end(false, givenUp(0));
  expect(ending()).toBe("defeat");
  expect(document.querySelector(".sub")?.textContent).toBe(say("ending-given-up"));
});

test("whoever is left wins, and the bot that has taken over says nothing", async () => {
  await end(false, (state) => givenUp(1)(won(0)(state)));
  expect(ending()).toBe("victory");
  expect(read()).toContain(say("event-resigned", { name: "Greta" }));
  expect(document.querySelector(".bot")).toBe(null);
});

test("a shared victory is one", async () => {
  await end(false, won(0, 1));
  expect(ending()).toBe("shared");
  expect(read()).toContain(say("ending-shared", { names: "Greta" }));
});

test("whoever has only watched sees who has won, and is offered no other game", async () => {
  await end(true);
  expect(ending()).toBe("watched");
  expect(document.querySelector(".headline")?.textContent).toBe(say("wins", { names: "Greta", winners: 1 }));
  expect(document.querySelectorAll(".sky .piece").length).toBe(0);
  expect(button(say("rematch"))).toBe(undefined);
  button(say("look-at-table"))?.click();
  expect(closed).toBe(1);
});

test("the loser sees where it was decided, and can try again from there", async () => {
  await end();
  // the server of this test knows no review: the chart does
  await soon(() => expect(document.querySelector("[data-decided] h3")?.textContent).toMatch(/behind for good/));
  const retry = document.querySelector<HTMLElement>("[data-retry]");
  expect(retry?.textContent?.trim()).toMatch(/Try again from turn \d+/);
});

test("its story, captures and luck are among the numbers", async () => {
  await end();
  button(say("ending-numbers"))?.click();
  flushSync();
  const numbers = (): string => [...document.querySelectorAll("dialog")].at(-1)?.textContent ?? "";
  await soon(() => expect(numbers()).toContain(say("dice-usual", { rolls: 84, often: 40 })));
  for (const name of ["ending-story", "ending-captures", "ending-luck", "ending-fair"]) expect(numbers()).toContain(say(name));
  expect(document.querySelector<HTMLInputElement>("input[type=range]")?.getAttribute("aria-label")).toBe(say("chart-slider"));
  const ranks = [...document.querySelectorAll(".ranks li")].map((one) => one.textContent ?? "");
  expect(ranks[0]).toContain(say("winner-mark"));
  expect(ranks[0]).toContain(String(result.glory[1]));
});

test("without the history there is still who has won, and what next", async () => {
  isDown = true;
  await end();
  await soon(() => expect(read()).toContain(say("error-unreachable")));
  expect(document.querySelector(".headline")?.textContent).toContain("Greta");
  expect(buttons()).toContain(say("rematch"));
});

test("a promise of the server that was not kept is not passed over", async () => {
  await end(false, (state) => ({ ...state, result: state.result && { ...state.result, secret: "00".repeat(32) } }));
  button(say("ending-numbers"))?.click();
  flushSync();
  expect(document.querySelector(".verdict")?.textContent).toContain(say("verdict-broken"));
});

test("where the next game has been made one goes there", async () => {
  await end(false, (state) => ({ ...state, rematch: "next" }));
  expect(buttons()).toContain(say("next-game"));
  expect(buttons()).not.toContain(say("rematch-same"));
});
