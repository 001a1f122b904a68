// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Work } from "./here.svelte";
import type { FromMind, ToMind } from "./messages";
import { Mind } from "./mind";

class Fake implements Work {
  onmessage: Work["onmessage"] = null;
  onerror: Work["onerror"] = null;
  isEnded = false;
  readonly asked: number[] = [];
  postMessage(message: ToMind): void {
    if (message.kind === "think") this.asked.push(message.id);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(said: string): void {
    const data: FromMind = { kind: "thought", id: this.asked.at(-1) ?? 0, said };
    this.onmessage?.call(this as never, new MessageEvent("message", { data }));
  }
}

let workers: Fake[];
let mind: Mind;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  mind = new Mind("engine-1/", {}, () => {
    const worker = new Fake();
    workers.push(worker);
    return worker;
  });
});
afterEach(() => vi.useRealTimers());

/** Asks, and has the worker answer. */
async function answered(said: string): Promise<string> {
  const answer = mind.ask(new Uint8Array(), 1);
  await vi.advanceTimersByTimeAsync(0);
  workers.at(-1)?.say(said);
  return answer;
}

test("it stays for the next question of a game, and goes when none comes for a while", async () => {
  expect(await answered('["chosen","roll"]')).toBe('["chosen","roll"]');
  await vi.advanceTimersByTimeAsync(50_000);
  await answered('["chosen","end"]');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  expect(await answered('["chosen","roll"]')).toBe('["chosen","roll"]');
  expect(workers).toHaveLength(2);
});

test("it goes after a review, unless somebody waits for it", async () => {
  await answered('["reviewed","{}"]');
  await vi.advanceTimersByTimeAsync(0);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  const review = mind.ask(new Uint8Array(), 1);
  const hint = mind.ask(new Uint8Array(), 1);
  await vi.advanceTimersByTimeAsync(0);
  workers[1]?.say('["reviewed","{}"]');
  await review;
  await vi.advanceTimersByTimeAsync(0);
  workers[1]?.say('["advised","{}"]');
  expect(await hint).toBe('["advised","{}"]');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test("one that takes too long is replaced", async () => {
  const answer = mind.ask(new Uint8Array(), 1);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await answer).toBe("");
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  expect(await answered('["chosen","roll"]')).toBe('["chosen","roll"]');
});
