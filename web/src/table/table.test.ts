// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { events, recorded, welcome } from "../net/recorded";
import type { Listener } from "../net/connection";
import type { Option } from "../net/state";
import { Server } from "../net/server";
import { Game } from "../state/game.svelte";
import { Games } from "../state/games";
import Board from "./Board.svelte";
import CardSheet from "./CardSheet.svelte";
import DecisionBar from "./DecisionBar.svelte";
import Log from "./Log.svelte";
import Mat from "./Mat.svelte";
import PhaseTrack from "./PhaseTrack.svelte";
import RollCup from "./RollCup.svelte";
import Wilds from "./Wilds.svelte";
import { Hand } from "./hand.svelte";
import { KEY, type Sitting } from "./sitting";
import { thingName } from "./things";
import { view } from "./view.svelte";

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
    server: new Server("http://table/", () => "en", (address) => Promise.resolve(new Response(JSON.stringify(answer(address))))),
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
    whyNot: (what) => void refused.push(thingName(game, what)),
  };
  mounted.push(mount(component, { target: document.body, props, context: new Map([[KEY, sitting]]) }));
  flushSync();
  return document.body;
}
function handOf(): Hand {
  return new Hand(game, { confirms: () => true, tell: (saying) => void refused.push(saying()) });
}
function hear(until: number): void {
  for (const event of events.slice(0, until)) listener.event(event);
  flushSync();
}

test("the bar asks the question, and repeats no die or card that is a button itself", () => {
  hear(3);
  const page = lay(DecisionBar, { hand: handOf(), onend: () => undefined, onfar: () => undefined });
  expect(page.querySelector(".text")?.textContent).toBe(game.ours?.text);
  const buttons = [...page.querySelectorAll<HTMLElement>("[data-option]")];
  const others = game.ours?.options.filter(({ die }) => die === undefined).map(({ option }) => option) ?? [];
  expect(buttons.map((button) => button.dataset["option"]).toSorted()).toEqual(others.toSorted());
  // the others are dice that can be taken
  const mat = lay(Mat, { seat: 0, isNear: true });
  for (const { die } of game.ours?.options ?? []) {
    if (die !== undefined) expect(mat.querySelector(`[data-die="${die}"].canAct`)).not.toBe(null);
  }
  buttons[0]?.click();
  expect(taken.length).toBe(1);
});

test("while a fight lies over the Wilds, the bar asks what a card there asks", () => {
  hear(4);
  const offered = game.ours?.options.filter(({ card, die }) => card !== undefined && die === undefined) ?? [];
  expect(offered.length).toBeGreaterThan(0);
  const page = lay(DecisionBar, { hand: handOf(), onend: () => undefined, onfar: () => undefined });
  const wilds = lay(Wilds);
  const listed = (): readonly string[] => [...page.querySelectorAll<HTMLElement>("[data-option]")].map(({ dataset }) => dataset["option"] ?? "");
  const glowing = (): number => wilds.querySelectorAll(".card.canAct").length;
  expect(listed()).not.toContain(offered[0]?.option);
  expect(glowing()).toBeGreaterThan(0);
  game.fight = { attacker: 0, quest: null, clashes: [], now: 0, isWhole: true, told: [] };
  flushSync();
  expect(listed()).toEqual(expect.arrayContaining(offered.map(({ option }) => option)));
  expect(glowing()).toBe(0);
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

test("a discount is seen on its card, and culled dice are on theirs, whatever card that is", () => {
  const [goblin, basic] = ["Scavenging Goblin", "Basic Quiddity"].map((name) => recorded.cards.findIndex((card) => card.class === name));
  const last = events[3];
  if (!last?.state.table || !last.state.decision || goblin === undefined || basic === undefined) throw new Error("the recording has changed");
  const wilds = last.state.table.wilds.map((dice, card) => (card === basic ? 2 : dice));
  const capture: Option = { option: `capture c${goblin}`, words: "", text: "", card: goblin, price: 1 };
  const decision = { ...last.state.decision, seat: 0, options: [capture] };
  listener.event({ ...last, state: { ...last.state, table: { ...last.state.table, wilds }, decision } });
  flushSync();
  const page = lay(Wilds);
  const costOf = (card: number): string =>
    page.querySelector(`[data-card="${recorded.cards[card]?.id}"] .cost`)?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
  expect(costOf(goblin)).toMatch(new RegExp(`Cost ?${recorded.cards[goblin]?.cost} ?1`));
  expect(page.querySelector("s")?.textContent).toBe(String(recorded.cards[goblin]?.cost));
  expect(costOf(basic)).toMatch(/Cost ?0/);
});

const phases = (page: HTMLElement): readonly string[] => [...page.querySelectorAll("[data-phases] li")].map((phase) => phase.textContent.trim());

test("the phases are those of the edition, and one of them is always marked", async () => {
  hear(3);
  const page = lay(PhaseTrack);
  expect(phases(page)).toEqual(["Score", "Roll and ready", "Attack", "Capture", "Clean up"]);
  const marked: string[] = [];
  for (const phase of ["score", "roll", "ready", "attack", "capture", "clean_up"]) {
    game.table = { ...game.table!, phase };
    flushSync();
    marked.push(page.querySelector("[aria-current]")?.textContent.trim() ?? "");
  }
  expect(marked).toEqual(["Score", "Roll and ready", "Roll and ready", "Attack", "Capture", "Clean up"]);
  listener.welcome({ ...welcome, about: { ...welcome.about, rules: { edition: "classic" } }, state: game.state! }, false);
  flushSync();
  expect(phases(page)).toEqual(["Score", "Roll", "Ready", "Attack", "Capture", "Clean up"]);
  game.table = { ...game.table!, phase: "immediate" };
  flushSync();
  expect(page.querySelector("[aria-current]")?.textContent.trim()).toBe("Roll");
});

test("Large dice are told beside each player, others in the bag", () => {
  const card = game.cards.find(({ per_player }) => per_player > 0)!;
  const told = (page: HTMLElement): string => [...page.querySelectorAll("article")].at(-1)?.textContent ?? "";
  expect(told(lay(CardSheet, { card }))).toContain("In each bag");
  expect(told(lay(CardSheet, { card: { ...card, is_large: true } }))).toContain("Beside each player");
});

test("on a phone a rival whose dice can be chosen unfolds over the Wilds by itself, and folds again", () => {
  const wide = view.shape;
  view.shape = "phone";
  hear(3);
  const last = events[2];
  const decision = last?.state.decision;
  const near = last?.state.table?.players[0];
  if (!last || !decision || !near) throw new Error("the recording has changed");
  const ask = (number: number): void => {
    // the rival has dice like ours in the Ready Area, and one of them is asked for
    const ready = near.active.map((die) => ({ ...die, id: die.id + 500 }));
    const players = last.state.table?.players.map((player, seat) => (seat === 1 ? { ...player, ready } : player));
    const options = [{ option: "take 1", text: "Take it", die: ready[0]?.id ?? 0, words: "take" }];
    const table = { ...last.state.table, players };
    listener.event({ ...last, number, story: [], happenings: [], state: { ...last.state, number, table, decision: { ...decision, number, options } } } as typeof last);
    flushSync();
  };
  ask(last.number + 1);
  const page = lay(Board);
  const strip = (): HTMLElement => page.querySelector<HTMLElement>(".strip button") as HTMLElement;
  const isOpen = (): boolean => strip().getAttribute("aria-expanded") === "true";
  const hasMat = (): boolean => page.querySelector('[data-middle] [data-seat="1"]') !== null;
  expect([isOpen(), hasMat()]).toEqual([true, true]);
  strip().click();
  flushSync();
  expect([isOpen(), hasMat()]).toEqual([false, false]);
  ask(last.number + 2);
  expect([isOpen(), hasMat()]).toEqual([true, true]);
  // the Wilds are always there
  expect(page.querySelectorAll('[data-zone="wilds"]').length).toBe(1);
  view.shape = wide;
});

test("one tap on Next too many decides nothing", () => {
  hear(3);
  const page = lay(DecisionBar, { hand: handOf(), onend: () => undefined, onfar: () => undefined });
  const tap = (on: Element | null, detail = 1): void => void on?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  const next = document.createElement("button");
  next.dataset["show"] = "step";
  page.querySelector("[data-bar]")?.append(next);
  const [option] = page.querySelectorAll("[data-option]");
  vi.useFakeTimers();
  tap(next);
  tap(option ?? null);
  expect(taken.length).toBe(0);
  tap(option ?? null, 0);
  expect(taken.length).toBe(1);
  vi.useRealTimers();
});
