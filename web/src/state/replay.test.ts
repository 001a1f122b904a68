// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameEvent, PastEvent } from "../net/events";
import { events as heard, recorded } from "../net/recorded";
import { Server } from "../net/server";
import { History, PAGE } from "./history";
import { logOf, type LogLine } from "./log";
import { Replay } from "./replay.svelte";
import type { Speed } from "./settings.svelte";

/** The first events of the recording, as a server tells them with their states. */
const told: readonly PastEvent[] = [
  { number: 1, kind: "stood", seat: null, at: 0, state: recorded.made.state },
  ...heard.filter(({ number }) => number <= 41),
];
const last = told.at(-1) as PastEvent;

let asked: number[];
let most: number;
let isDown: boolean;
let speed: Speed;
let log: readonly LogLine[];
let replay: Replay;

function historyOf(all: readonly PastEvent[]): History {
  const server = new Server("http://table/", () => "en", (address) => {
    if (isDown) return Promise.reject(new TypeError("no network"));
    const query = new URL(address).searchParams;
    const since = Number(query.get("since"));
    asked.push(since);
    const events = all.filter(({ number }) => number > since).slice(0, most);
    const said = query.get("states") === "true" ? events : events.map(({ state: _, ...event }) => event);
    return Promise.resolve(new Response(JSON.stringify({ events: said, number: all.at(-1)?.number })));
  });
  return new History("abc", server, () => "");
}

function replayOf(all: readonly PastEvent[]): Replay {
  log = logOf(all);
  return new Replay({ history: historyOf(all), log: () => log, cards: () => recorded.cards, isClassic: () => false, speed: () => speed, near: 0 });
}

/** Lets answers arrive, and all that was begun be shown. */
async function settle(): Promise<void> {
  for (let i = 0; i < 60; i += 1) await vi.advanceTimersByTimeAsync(500);
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  most = 200;
  isDown = false;
  speed = "normal";
  replay = replayOf(told);
});
afterEach(() => {
  replay.stop();
  vi.useRealTimers();
});

describe("a history", () => {
  test("reads a page once, whoever asks how often", async () => {
    const history = historyOf(told);
    const found = await Promise.all([history.find(3), history.find(9), history.find(3)]);
    expect(found.map(({ event }) => event.number)).toEqual([3, 9, 3]);
    expect(asked).toEqual([0]);
    expect(history.get(9)?.state).toEqual(told[8]?.state);
  });

  test("reads only the page around a moment", async () => {
    const history = historyOf(told);
    await history.find(PAGE + 1);
    expect(asked).toEqual([PAGE]);
    expect(history.get(3)).toBe(null);
  });

  test("goes on where the server makes shorter pages", async () => {
    most = 7;
    const history = historyOf(told);
    await history.find(16);
    expect(asked).toEqual([0, 7, 14]);
    expect((await history.events()).length).toBe(told.length);
  });

  test("says so when there is no such moment, and tries again after a fault", async () => {
    const history = historyOf(told);
    await expect(history.find(99)).rejects.toMatchObject({ id: "no_moment" });
    isDown = true;
    await expect(history.find(3)).rejects.toMatchObject({ id: "unreachable" });
    isDown = false;
    expect((await history.find(3)).event.number).toBe(3);
  });
});

describe("a replay", () => {
  test("begins with the game, and stops wherever the log has something to say", async () => {
    await replay.to(0);
    expect(replay.number).toBe(3);
    expect(replay.table?.turn).toBe(1);
    expect(replay.stops).toEqual([...new Set(log.map(({ event }) => event))]);
  });

  test("jumps to the exact state of the server", async () => {
    await replay.to(20);
    expect(replay.table).toEqual(told[19]?.state?.table);
    expect(replay.isShowing).toBe(false);
    expect(replay.decision).toEqual(told[19]?.state?.decision);
    await replay.to(100_000);
    expect(replay.number).toBe(last.number);
  });

  test("steps forward in beats, and back at once", async () => {
    await replay.to(3);
    void replay.forward();
    await vi.advanceTimersByTimeAsync(50);
    expect(replay.isShowing).toBe(true);
    expect(replay.beat?.kind).toBe("rolled");
    await settle();
    expect(replay.table).toEqual(told[3]?.state?.table);
    await replay.back();
    expect(replay.number).toBe(3);
    expect(replay.isShowing).toBe(false);
  });

  test("hurried steps end what is being shown", async () => {
    await replay.to(3);
    await replay.forward();
    await replay.forward();
    await replay.forward();
    expect(replay.number).toBe(6);
    await settle();
    expect(replay.table).toEqual(told[5]?.state?.table);
  });

  test("goes by turns in both directions", async () => {
    await replay.to(3);
    await replay.nextTurn();
    const second = replay.number;
    expect(replay.table?.turn).toBe(2);
    await replay.forward();
    await replay.previousTurn();
    expect(replay.number).toBe(second);
    await replay.previousTurn();
    expect(replay.table?.turn).toBe(1);
  });

  test("plays to the end, stops there, and begins anew", async () => {
    speed = "instant";
    await replay.to(30);
    void replay.play();
    await settle();
    expect(replay.number).toBe(last.number);
    expect(replay.isPlaying).toBe(false);
    await replay.play();
    expect(replay.number).toBe(replay.stops[1]);
    replay.pause();
    await settle();
    expect(replay.number).toBe(replay.stops[1]);
  });

  test("the last place that was asked for counts, however the answers arrive", async () => {
    most = 5;
    const slow = replay.to(35);
    const quick = replay.to(4);
    await Promise.all([slow, quick]);
    expect(replay.number).toBe(4);
    expect(replay.table).toEqual(told[3]?.state?.table);
  });

  test("a moment that cannot be had is a fault, not the end", async () => {
    await replay.to(3);
    isDown = true;
    most = 5;
    const other = replayOf(told);
    await other.to(30);
    expect(other.fault?.id).toBe("unreachable");
    isDown = false;
    await other.to(30);
    expect(other.fault).toBe(null);
    expect(other.table).toEqual(told[29]?.state?.table);
  });

  test("a moment of other rules is passed over", async () => {
    replay = replayOf(told.map((event) => (event.number === 5 ? { ...event, state: null } : event)));
    await replay.to(4);
    await replay.forward();
    expect(replay.fault?.id).toBe("other_rules");
    expect(replay.number).toBe(5);
    await replay.forward();
    await settle();
    expect(replay.fault).toBe(null);
    expect(replay.table).toEqual(told[5]?.state?.table);
  });

  test("what was taken back is shown, and then the table of before", async () => {
    const move = told[4];
    if (move?.kind !== "move") throw new Error("the recording has changed");
    const undo: PastEvent = {
      kind: "undo", number: 6, seat: 0, at: 0, clocks: [], answers: move.number, to: move.answers, far: false,
      state: told[3]?.state ?? null,
    };
    replay = replayOf([...told.slice(0, 5), undo]);
    await replay.to(5);
    expect(replay.lines.every(({ isTakenBack }) => isTakenBack)).toBe(true);
    await replay.forward();
    await settle();
    expect(replay.number).toBe(6);
    expect(replay.table).toEqual(told[3]?.state?.table);
    expect(replay.lines.map(({ kind }: LogLine) => kind)).toEqual(["undo"] satisfies GameEvent["kind"][]);
  });
});

describe("a line of the log", () => {
  const lineOf = (event: number, kind: string): LogLine => {
    const line = log.find((one) => one.event === event && one.kind === kind);
    if (line === undefined) throw new Error("the recording has changed");
    return line;
  };
  const ready = (): number => replay.table?.players[1]?.ready.length ?? 0;

  test("is a moment of its own, in the middle of its event", async () => {
    const seen = [];
    for (const kind of ["spent", "summoned", "attacked", "defended"]) {
      await replay.toLine(lineOf(10, kind));
      expect(replay.number).toBe(10);
      expect(replay.lines.map((line) => line.kind)).toEqual([kind]);
      seen.push([ready(), replay.fight?.clashes.length ?? 0, replay.fight?.clashes[0]?.defenders.length ?? 0]);
    }
    expect(seen).toEqual([[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]]);
    // the event itself is what has come of all of it
    await replay.to(10);
    expect(replay.fight).toBe(null);
    expect(replay.table).toEqual(told[9]?.state?.table);
  });

  test("shows an attack from its beginning, even if that was in another event", async () => {
    await replay.toLine(lineOf(40, "defended"));
    expect(replay.fight?.clashes[0]?.sums.length).toBeGreaterThan(0);
    expect(replay.fight?.clashes[0]?.defenders.length).toBe(1);
    expect(replay.table?.phase).toBe("attack");
  });

  test("is not yet the decision after it, and the way on is through the rest of the event", async () => {
    await replay.toLine(lineOf(10, "summoned"));
    expect(replay.decision).toBe(null);
    void replay.forward();
    await vi.advanceTimersByTimeAsync(50);
    expect(replay.number).toBe(10);
    expect(replay.beat?.kind).toBe("attacked");
    expect(replay.lines.map(({ kind }) => kind)).toEqual(["attacked"]);
    await settle();
    expect(replay.table).toEqual(told[9]?.state?.table);
    expect(replay.decision).toEqual(told[9]?.state?.decision);
  });

  test("of the last event is not the end", async () => {
    await replay.toLine(lineOf(last.number, "moved"));
    expect(replay.isAtEnd).toBe(false);
    void replay.play();
    await settle();
    expect(replay.isAtEnd).toBe(true);
    expect(replay.number).toBe(last.number);
    expect(replay.table).toEqual(last.state?.table);
  });
});

test("a replay that is left while it goes back to its beginning does not play on", async () => {
  replay.number = replay.last;
  const playing = replay.play();
  replay.stop();
  await playing;
  expect(replay.isPlaying).toBe(false);
  expect(replay.isShowing).toBe(false);
});
