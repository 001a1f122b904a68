import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Command, Done, Said } from "../net/messages";
import { recorded, welcome } from "../net/recorded";
import { language, say, speak } from "../words/words.svelte";
import { isAway, waitedFor } from "./absence";
import { Company } from "./company.svelte";
import { CompanyDrawer } from "./keeping";
import { EMOTES, PHRASES } from "./phrases";
import { phraseWords } from "./said";

let asked: Command[];
let company: Company;
const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
const done: Done = { type: "done", id: 1 };
const command = (one: Command): Promise<Done> => Promise.resolve(void asked.push(one)).then(() => done);
const said = (seat: number, what: Partial<Said>): Said => ({ type: "said", seat, phrase: null, text: null, ...what });

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  kept.clear();
  company = new Company("abc", command, new CompanyDrawer(storage));
});
afterEach(() => {
  vi.useRealTimers();
});

test("a bubble is there for a while, the latest of each player, and a line longer than a face", () => {
  company.hear(said(1, { phrase: "hello" }), "Ben");
  company.hear(said(1, { phrase: "laugh" }), "Ben");
  company.hear(said(0, { text: "Watch out!" }), "Ann");
  expect(company.bubbles.map(({ phrase, text }) => phrase ?? text)).toEqual(["laugh", "Watch out!"]);
  vi.advanceTimersByTime(5000);
  expect(company.bubbles.map(({ text }) => text)).toEqual(["Watch out!"]);
  vi.advanceTimersByTime(5000);
  expect(company.bubbles).toEqual([]);
  expect(company.lines).toHaveLength(3);
});

test("what this page does not know is not said", () => {
  for (const what of [{ phrase: "dance" }, {}, { text: "" }]) company.hear(said(1, what), "Ben");
  expect(company.lines).toEqual([]);
});

test("whoever is muted is not heard, here and in the next game, until they are heard again", () => {
  company.hear(said(1, { phrase: "ouch" }), "Ben");
  company.mute("Ben", true);
  expect([company.bubbles, company.lines]).toEqual([[], []]);
  company.hear(said(1, { phrase: "ouch" }), "Ben");
  company.hear(said(2, { phrase: "hello" }), "Cleo");
  expect(company.lines.map(({ name }) => name)).toEqual(["Cleo"]);
  expect(company.moveTo("next")).toBe("next");
  const next = new Company("next", command, new CompanyDrawer(storage));
  expect(next.isMuted("Ben")).toBe(true);
  next.mute("Ben", false);
  expect(new Company("next", command, new CompanyDrawer(storage)).isMuted("Ben")).toBe(false);
});

test("what was agreed to counts once", () => {
  company.moveTo("abc");
  expect([company.takeAgreement(), company.takeAgreement()]).toEqual([true, false]);
});

test("a no ends what we wanted, too", async () => {
  await company.ask(0, "same");
  expect(asked).toEqual([{ type: "rematch", seat: 0, wilds: "same", ask: true }]);
  expect(company.isWilling).toBe(true);
  company.ears(() => "").again(null, 1);
  expect([company.isWilling, company.declined, company.offer]).toEqual([false, 1, null]);
});

test("whoever only watches says their name again after each welcome, and players do not", async () => {
  await company.call("Zoe");
  asked = [];
  company.welcomed({ ...welcome, seats: [] });
  company.welcomed({ ...welcome, seats: [0] });
  expect(asked).toEqual([{ type: "name", name: "Zoe" }]);
  expect(company.watching).toEqual({ count: 0, names: [] });
});

test("damaged keepings are nobody's fault", () => {
  kept.set("quarriors.company", JSON.stringify({ version: 1, value: { abc: { muted: ["Ben", 7], name: 3 }, x: 1 } }));
  expect(new Company("abc", command, new CompanyDrawer(storage)).isMuted("Ben")).toBe(true);
});

test("every phrase and every face has words of its own", () => {
  const all = [...EMOTES, ...PHRASES].map(phraseWords);
  expect(new Set(all).size).toBe(all.length);
});

test("whoever is away does not think, and whoever thinks is not away", async () => {
  await speak(language());
  const seats = recorded.made.state.seats.map((seat) => ({ ...seat, taken: true, bot: null }));
  const table = (present: readonly number[]) => ({
    state: { ...recorded.made.state, seats }, present, seats: [0], name: () => "Ben",
  });
  expect([isAway(table([0]), 1), waitedFor(table([0]), 1)]).toEqual([true, say("waits-away", { name: "Ben" })]);
  expect([isAway(table([0, 1]), 1), waitedFor(table([0, 1]), 1)]).toEqual([false, say("thinking", { name: "Ben" })]);
  expect(isAway(table([]), 0)).toBe(false);
  const paused = { ...table([0]), state: { ...recorded.made.state, seats, paused: true } };
  expect(waitedFor(paused, 1)).toBe(say("bots-pause"));
});
