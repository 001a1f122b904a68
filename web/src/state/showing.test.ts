// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Beat } from "./beats";
import { Showing } from "./showing.svelte";
import { lengthOf } from "./tempo";

const beat = (event: number, sums: readonly string[] = []): Beat => ({
  event, kind: "attacked", happenings: [["attacked", 0, null, null, 3, 1, null]], rolled: [], table: null,
  line: { kind: "attacked", player: 0, text: "Somebody attacks.", sums },
});
let shown: number[];
let rests: number;
let showing: Showing;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  rests = 0;
  showing = new Showing(
    () => "normal",
    ({ event }) => void shown.push(event),
    () => void (rests += 1),
  );
});
afterEach(() => vi.useRealTimers());

test("a sum that is to be read takes its time", () => {
  expect(lengthOf(beat(1, ["1  Assistant: 0 on its face, +1 by a Spell", "2  Goblin"]), "normal")).toBeGreaterThan(lengthOf(beat(1), "normal"));
  expect(lengthOf(beat(1), "instant")).toBe(0);
});

test("paused, it stays where it is, and goes on beat by beat or by itself", () => {
  showing.add([beat(1), beat(2), beat(3), beat(4)]);
  showing.pause();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1]);
  showing.step();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1, 2]);
  showing.goOn();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1, 2, 3, 4]);
  expect(rests).toBe(1);
});

test("a step that is not paused only hurries", () => {
  showing.add([beat(1), beat(2), beat(3)]);
  showing.step();
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(60_000);
  expect(rests).toBe(1);
});

test("paused at the last beat, a step ends it", () => {
  showing.add([beat(1)]);
  showing.pause();
  showing.step();
  expect(showing.isBusy).toBe(false);
  expect(rests).toBe(1);
});
