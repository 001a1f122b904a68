// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boxOf } from "../net/fixtures/boxes";
import { recorded } from "../net/recorded";
import type { DealWish, GameWish, Offer } from "../net/server";
import { notices } from "../ui/notices.svelte";
import { say } from "../words/words.svelte";
import SetUp from "./SetUp.svelte";

/** A busy machine is no fault of the page. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 });

const OFFER: Offer = {
  name: "quarriors", version: "1", build: "pure", protocol: 1, languages: ["en"], bots: ["greedy", "random"],
  boxes: [boxOf("base"), boxOf("quarmageddon")], wilds: [],
  rules: [{ name: "turn_limit", standard: null, values: [], range: [2, 500] }],
};

let page: Record<string, unknown>;
let dealt: DealWish[];
let made: GameWish[];
let cards: typeof recorded.cards;
let refusal: { id: string; text: string } | null;

beforeEach(async () => {
  dealt = [];
  made = [];
  cards = recorded.cards.slice(0, 10);
  refusal = null;
  location.hash = "#/setup";
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    const { pathname } = new URL(address);
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : null;
    if (refusal !== null && body !== null) return Promise.resolve(new Response(JSON.stringify({ error: refusal }), { status: 422 }));
    if (pathname.endsWith("/api/deal")) {
      dealt.push(body as DealWish);
      return Promise.resolve(Response.json({ wilds: cards.map(({ id }) => id), cards, remarks: [], rules: [] }));
    }
    if (pathname.endsWith("/api/games")) made.push(body as GameWish);
    return Promise.resolve(Response.json(pathname.endsWith("/api/games") ? recorded.made : OFFER));
  });
  page = mount(SetUp, { target: document.body });
  await shown(cards.length);
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

const ids = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("[data-card]")].map((card) => card.dataset["card"]);
const start = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>("button[type=submit]")!;
async function shown(count: number): Promise<void> {
  await soon(() => {
    flushSync();
    expect(ids().length).toBe(count);
  });
}
function change(on: HTMLInputElement | HTMLSelectElement, value: string): void {
  on.value = value;
  on.dispatchEvent(new Event("input", { bubbles: true }));
  on.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}
const named = <Field extends HTMLElement>(label: string): Field => document.querySelector<Field>(`[aria-label="${label}"]`)!;

test("the game is asked for with the Wilds that are shown, and begins", async () => {
  const wilds = ids();
  change(named<HTMLInputElement>(say("name-of-seat", { seat: 1 })), "Ann");
  change(named<HTMLSelectElement>(say("kind-of-seat", { seat: 2 })), "open");
  start().click();
  await soon(() => expect(made.length).toBe(1));
  expect(made[0]).toMatchObject({ seats: [{ kind: "human", name: "Ann" }, { kind: "open" }], sets: ["base"], wilds });
  await soon(() => expect(location.hash).toBe(`#/game/${recorded.made.game}`));
});

test("another box deals anew", async () => {
  cards = recorded.cards.slice(2, 9);
  const boxes = [...document.querySelectorAll<HTMLInputElement>(".shelf input")];
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
  boxes[1]?.click();
  await shown(cards.length);
  expect(dealt.at(-1)?.sets).toEqual(["base", "quarmageddon"]);
});

test("boxes that cannot be played say why, and nothing can be started with them", async () => {
  refusal = { id: "bad_setup", text: "the basic cards are missing" };
  document.querySelector<HTMLInputElement>(".shelf input")?.click();
  await shown(0);
  expect(document.querySelector("[role=alert]")?.textContent).toContain(refusal.text);
  expect(start().disabled).toBe(true);
  refusal = null;
  document.querySelector<HTMLInputElement>(".shelf input")?.click();
  await shown(cards.length);
  expect(document.querySelector("[role=alert]")).toBe(null);
  expect(start().disabled).toBe(false);
});

test("a number that is none is shown, and not sent", () => {
  const details = document.querySelector("details");
  const field = document.querySelector<HTMLInputElement>("input[type=number]")!;
  change(field, "1");
  details?.removeAttribute("open");
  start().click();
  flushSync();
  expect(made).toEqual([]);
  expect(details?.open).toBe(true);
  expect(document.activeElement).toBe(field);
  expect(document.querySelector("[role=alert]")?.textContent).toBe(say("number-or-empty", { least: 2, most: 500 }));
});

test("a refusal is told, and what was set up stays", async () => {
  change(named<HTMLInputElement>(say("name-of-seat", { seat: 1 })), "Ann");
  refusal = { id: "bad_name", text: "somebody has that name" };
  start().click();
  await soon(() => expect(notices.list.map(({ text }) => text)).toContainEqual(expect.stringContaining("somebody has that name")));
  flushSync();
  expect(location.hash).toBe("#/setup");
  expect(named<HTMLInputElement>(say("name-of-seat", { seat: 1 })).value).toBe("Ann");
  expect(start().disabled).toBe(false);
});
