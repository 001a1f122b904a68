// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Card } from "../net/cards";
import { recorded } from "../net/recorded";
import { say } from "../words/words.svelte";
import Cards from "./Cards.svelte";

/** A busy machine is no fault of the page. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 });

let page: Record<string, unknown> | undefined;
let isDown: boolean;
const all = recorded.cards.filter((card) => !card.is_large);

beforeEach(() => {
  isDown = false;
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (): void {
    this.open = false;
  };
  vi.stubGlobal("fetch", () => (isDown ? Promise.reject(new TypeError("no network")) : Promise.resolve(Response.json(recorded.cards))));
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  vi.unstubAllGlobals();
});

async function open(query: string): Promise<void> {
  page = mount(Cards, { target: document.body, props: { query } });
  await soon(() => {
    flushSync();
    expect(document.querySelector("[role=status]")?.textContent).not.toContain(say("loading"));
  });
}
const ids = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("main [data-card]")].map((card) => card.dataset["card"]);
const status = (): string => document.querySelector("[role=status]")?.textContent?.trim() ?? "";

test("every card is shown, and how many there are", async () => {
  await open("");
  expect(ids()).toEqual(all.map(({ id }) => id));
  expect(status()).toBe(say("cards-of", { cards: all.length, all: all.length }));
});

test("the address says which ones, in which order", async () => {
  await open("kind=creature&sort=cost");
  const creatures = all.filter(({ kind }) => kind === "creature");
  expect(ids().toSorted()).toEqual(creatures.map(({ id }) => id).toSorted());
  const costs = ids().map((id) => all.find((card) => card.id === id)?.cost ?? -1);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  const pressed = [...document.querySelectorAll("[aria-pressed=true]")];
  expect(pressed.map((one) => one.querySelector(".words")?.textContent)).toEqual([say("kind-creature")]);
});

test("what is typed or chosen goes into the address", async () => {
  await open("kind=creature");
  const search = document.querySelector<HTMLInputElement>("input[type=search]")!;
  search.value = "hag";
  search.dispatchEvent(new Event("input", { bubbles: true }));
  expect(location.hash).toBe("#/cards?q=hag&kind=creature");
  document.querySelector<HTMLElement>("main [data-card]")?.click();
  expect(location.hash).toContain(`card=${encodeURIComponent(ids()[0] ?? "")}`);
});

test("a card is opened by its address, with all that are played with the same die", async () => {
  const card = all.find(({ kind }) => kind === "creature")!;
  await open(`card=${encodeURIComponent(card.id)}`);
  const dialog = document.querySelector("dialog");
  expect(dialog?.querySelector("h2")?.textContent).toBe(card.class);
  expect(dialog?.querySelector("[aria-current]")?.textContent).toContain(card.name);
});

test("a card that is reported says so in marks and words, and what is known of it", async () => {
  const card: Card = all[1]!;
  const told = { ...card, note: "A review tells it.", provenance: { ...card.provenance, ability: "reported" } };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([told])));
  await open(`card=${encodeURIComponent(card.id)}`);
  expect(document.querySelector("main [data-card]")?.textContent).toContain(say("reported-partly"));
  const sheet = document.querySelector("dialog article");
  expect(sheet?.querySelector("h3 [aria-hidden]")?.textContent).toBe(say("reported-mark"));
  expect(sheet?.querySelector("h3")?.textContent).toContain(say("reported-partly"));
  expect(sheet?.textContent).toContain(say("provenance-reported", { parts: say("part-ability") }));
  expect(sheet?.textContent).toContain(say("card-note", { note: "A review tells it." }));
});

test("a card without a note has none", async () => {
  const card: Card = all[0]!;
  await open(`card=${encodeURIComponent(card.id)}`);
  expect(document.querySelector("dialog article .note")).toBeNull();
});

test("words that no card has are told, and can be taken away at once", async () => {
  await open("q=nosuchword&sort=name");
  expect(ids()).toEqual([]);
  expect(document.querySelector("main")?.textContent).toContain(say("no-cards"));
  const clear = [...document.querySelectorAll<HTMLElement>("main button")].find((one) => one.textContent?.includes(say("clear-filters")));
  clear?.click();
  // how they are sorted is no filter
  expect(location.hash).toBe("#/cards?sort=name");
});

test("a server that is away is told of", async () => {
  isDown = true;
  page = mount(Cards, { target: document.body, props: { query: "" } });
  await soon(() => {
    flushSync();
    expect(document.querySelector("[role=alert]")?.textContent).toBe(say("error-unreachable"));
  });
});
