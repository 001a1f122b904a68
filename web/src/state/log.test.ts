// @vitest-environment node
import { expect, test } from "vitest";
import type { GameEvent } from "../net/events";
import { events } from "../net/recorded";
import { countedOf, logAfter, logOf, turnsOf } from "./log";

const began: readonly GameEvent[] = events.slice(0, 30);
const undo = (number: number, to: number): GameEvent => ({
  kind: "undo", number, seat: 0, at: 0, clocks: [], answers: number - 1, to, far: true,
});

test("lines stand with their turn, which begins with whose it is", () => {
  const turns = turnsOf(logOf(began));
  expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, place) => place + 1));
  for (const { turn, head, lines } of turns) {
    expect(head?.kind).toBe("turn");
    expect(lines.every((line) => line.turn === turn && line.kind !== "turn")).toBe(true);
  }
});

test("no line is lost by grouping", () => {
  const log = logOf(began);
  expect(turnsOf(log).flatMap(({ head, lines }) => (head ? [head, ...lines] : lines))).toEqual(log);
});

test("taking back strikes out what came after, and the turn is that of before", () => {
  const log = logOf([...began.slice(0, 12), undo(14, 4)]);
  expect(log.filter((line) => line.isTakenBack).map(({ event }) => event).every((event) => event > 4)).toBe(true);
  expect(log.filter((line) => !line.isTakenBack && line.event > 4).map(({ kind }) => kind)).toEqual(["undo"]);
  expect(log.at(-1)?.turn).toBe(1);
});

test("moves that were taken back do not count", () => {
  const counted = countedOf([...began.slice(0, 12), undo(14, 4), ...began.slice(12, 13).map((event) => ({ ...event, number: 15 }))]);
  expect(counted.map(({ number }) => number)).toEqual([3, 4, 15]);
});

test("new rules begin where the turn did", () => {
  const begins = began.findLast((event) => "story" in event && event.story.some(({ kind }) => kind === "turn"));
  const upgraded: GameEvent = { kind: "upgraded", number: 40, seat: null, at: 0, before: "1", now: "2" };
  const counted = countedOf([...began, upgraded]);
  expect(counted.at(-1)?.number).toBe(begins?.number);
  expect(began.at(-1)?.number).toBeGreaterThan(begins?.number ?? 0);
});

test("that the game goes on from a backup is in the log, and takes nothing back", () => {
  const restored: GameEvent = { kind: "restored", number: 40, seat: null, at: 0, seen: 57 };
  const log = logAfter(logOf(began), restored);
  expect(log.at(-1)).toMatchObject({ kind: "restored", player: null });
  expect(log.some((line) => line.isTakenBack)).toBe(false);
});
