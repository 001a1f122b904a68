import { describe, expect, it } from "vitest";
import { bestStreakOf, Days, gainsOf, isBetter, isDate, readResult, signsOf, streakOf, writeResult, type Try } from "./days";
import { Kept } from "./shelfOfTests";

const WON = { won: true, glory: 21, rival: 14, turns: 19 };
const done = (date: string): Try => ({ date, game: `g${date}`, result: WON, gains: [] });

describe("the try of a day", () => {
  it("is the first game of that day, and stays it", () => {
    const days = new Days(new Kept());
    expect(days.begin("2026-11-18", "one").game).toBe("one");
    expect(days.begin("2026-11-18", "two").game).toBe("one");
    days.end("two", WON, [1]);
    expect(days.of("2026-11-18")?.result).toBeNull();
    days.end("one", WON, [0, 3]);
    expect(days.of("2026-11-18")).toEqual({ date: "2026-11-18", game: "one", result: WON, gains: [0, 3] });
    days.end("one", { ...WON, won: false }, []);
    expect(days.of("2026-11-18")?.result).toEqual(WON);
  });

  it("can be had again only if its game is gone before its end", () => {
    const days = new Days(new Kept());
    days.begin("2026-11-18", "one");
    days.giveUp("2026-11-18");
    expect(days.begin("2026-11-18", "two").game).toBe("two");
    days.end("two", WON, []);
    days.giveUp("2026-11-18");
    expect(days.of("2026-11-18")?.game).toBe("two");
  });

  it("survives whatever is kept", () => {
    for (const kept of ["{", "null", '{"version":1,"value":7}', '{"version":1,"value":[{"date":"2026-02-30","game":"x"},{"date":1},null]}']) {
      const storage = new Kept({ "quarriors.days": kept });
      expect(new Days(storage).all()).toEqual([]);
      new Days(storage).begin("2026-11-18", "one");
      expect(new Days(storage).of("2026-11-18")?.game).toBe("one");
    }
  });
});

it("a row of days ends where one is missing, and today may still be to come", () => {
  const tries = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-05"].map(done);
  expect(streakOf(tries, "2026-03-01")).toBe(3);
  expect(streakOf(tries, "2026-03-02")).toBe(3);
  expect(streakOf(tries, "2026-03-03")).toBe(0);
  expect(bestStreakOf(tries)).toBe(3);
  expect(streakOf([{ ...done("2026-03-01"), result: null }], "2026-03-01")).toBe(0);
});

it("a result goes through a link and back", () => {
  expect(readResult(writeResult(WON))).toEqual(WON);
  for (const bad of ["", "w1-2", "x1-2-3", "w1-2-3-4", "w1234-2-3", "w1-2-3 "]) expect(readResult(bad)).toBeNull();
});

it("of two results the win is better, then the greater lead, then the sooner end", () => {
  const lost = { ...WON, won: false };
  expect(isBetter(WON, lost)).toBe(true);
  expect(isBetter(lost, WON)).toBe(false);
  expect(isBetter({ ...WON, rival: 10 }, WON)).toBe(true);
  expect(isBetter({ ...WON, turns: 17 }, WON)).toBe(true);
  expect(isBetter({ ...lost, turns: 25 }, lost)).toBe(true);
  expect(isBetter(WON, WON)).toBe(false);
});

it("only own turns count, and their Glory", () => {
  const turn = (seat: number, glory: readonly number[]) => ({ turn: 1, seat, event: 1, glory, captured: [], destroyed: [] });
  const summary = { start: [0, 0], turns: [turn(0, [0, 0]), turn(1, [2, 5]), turn(0, [5, 5]), turn(1, [5, 9])] };
  expect(gainsOf(summary, 0)).toEqual([0, 5]);
  expect(gainsOf(summary, 1)).toEqual([5, 4]);
  expect([...signsOf([0, 2, 5, 9])]).toEqual(["⬛", "🟫", "🟧", "🟨"]);
});

it("a date is a day of the calendar", () => {
  expect(["2026-11-18", "2024-02-29"].every(isDate)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "18.11.2026", "", 7, null].some(isDate)).toBe(false);
});
