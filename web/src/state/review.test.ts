// @vitest-environment node
import { describe, expect, test } from "vitest";
import { Refusal } from "../net/messages";
import type { Review } from "../net/review";
import type { ReviewSaid } from "../net/server";
import { accountsOf, chanceLines, momentsOf, points, Reviewing } from "./review.svelte";

const moment = (seat: number, turn: number, cost: number) => ({ seat, turn, event: turn, taken: "", better: "", cost, error: 0.01, reasons: [] });
const review: Review = {
  players: ["Ann", "Ben"],
  start: [0.497, 0.503],
  end: [0, 1],
  luck: [-0.304, 0.304],
  skill: [
    [-0.226, 0.226],
    [0.033, -0.033],
  ],
  turns: [
    { turn: 1, seat: 0, event: 3, chances: [0.497, 0.503] },
    { turn: 2, seat: 1, event: 9, chances: [0.25, 0.75] },
  ],
  moments: [moment(0, 1, 0.03), moment(1, 2, 0.05), moment(0, 3, 0.12)],
};

describe("a review", () => {
  test("adds up in whole points, whatever rounding does", () => {
    for (const { luck, own, others, change } of accountsOf(review)) expect(luck + own + others).toBe(change);
    expect(accountsOf(review)[0]).toEqual({ seat: 0, luck: -30, own: -23, others: 3, change: -50 });
    expect(Object.is(points(-0.001), 0)).toBe(true);
  });

  test("has the moments of a seat, the dearest first", () => {
    expect(momentsOf(review, 0).map(({ turn }) => turn)).toEqual([3, 1]);
  });

  test("is drawn from its first roll to its end", () => {
    expect(chanceLines(review, 20, 120, 100)).toEqual(["M20 50.3 L70 75 L120 100", "M20 49.7 L70 25 L120 0"]);
  });

  test("is asked for until it is there", async () => {
    const answers: ReviewSaid[] = [{ ready: false }, { ready: false }, { ready: true, ...review }];
    const asked: string[] = [];
    const server = {
      review: (game: string, secret: string) => {
        asked.push(`${game} ${secret}`);
        return Promise.resolve(answers.shift() ?? { ready: false as const });
      },
    };
    const reviewing = new Reviewing("k3", server, () => "qs", () => Promise.resolve());
    await reviewing.go();
    expect(asked).toEqual(["k3 qs", "k3 qs", "k3 qs"]);
    expect(reviewing.now?.players).toEqual(["Ann", "Ben"]);
  });

  test("is asked for again where the server has no time", async () => {
    const pauses: number[] = [];
    const said = [() => Promise.reject(new Refusal("busy", "")), () => Promise.resolve({ ready: true as const, ...review })];
    const server = { review: () => (said.shift() ?? (() => Promise.resolve({ ready: false as const })))() };
    const reviewing = new Reviewing("k3", server, () => "", (time) => (pauses.push(time), Promise.resolve()));
    await reviewing.go();
    expect(reviewing.fault).toBe(null);
    expect(reviewing.now).not.toBe(null);
    expect(pauses.length).toBe(1);
  });

  test("that is refused says so, and one that nobody waits for ends", async () => {
    const refusing = new Reviewing("k3", { review: () => Promise.reject(new Error("no")) }, () => "");
    await refusing.go();
    expect(refusing.fault).toEqual(new Error("no"));
    const unready = { review: () => Promise.resolve({ ready: false } as const) };
    const left: Reviewing = new Reviewing("k3", unready, () => "", () => {
      left.stop();
      return Promise.resolve();
    });
    await left.go();
    expect(left.now).toBe(null);
  });
});
