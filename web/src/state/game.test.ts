// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Call, Listener } from "../net/connection";
import type { EventMessage, GameEvent } from "../net/events";
import type { Command, Done } from "../net/messages";
import { events, recorded, welcome } from "../net/recorded";
import { Refusal } from "../net/messages";
import { Server } from "../net/server";
import { beatsOf } from "./beats";
import { Game } from "./game.svelte";
import { Games } from "./games";
import { logOf, tellingOf } from "./log";
import type { Speed } from "./settings.svelte";
import { tableAfter } from "./picture";

const memory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
};

class Line {
  call: Call | null = null;
  listener: Listener | null = null;
  asked: Command[] = [];
  answer: (command: Command) => Promise<Done> = () => Promise.resolve({ type: "done", id: 1 });
}

let line: Line;
let speed: Speed;
let game: Game;
let games: Games;
/** What the server answers when asked for events. */
let past: readonly GameEvent[];
let isDown: boolean;
/** What may see the game; nothing if all may. */
let passes: readonly string[];
let requests: string[];
let restored: number;
let lang: string;

/** What a server says of an event in another language than English. */
const inWordsOf = (tongue: string, event: GameEvent): GameEvent =>
  tongue === "en" || !("story" in event) ? event : { ...event, story: event.story.map((one) => ({ ...one, text: `[${tongue}] ${one.text}` })) };

function sitDown(prepare: ((games: Games) => void) | null = null): void {
  games = new Games(memory());
  games.keepMade(recorded.made);
  prepare?.(games);
  const server = new Server("http://table/", () => lang, (address, { headers }) => {
    requests.push(address);
    const pass = (headers as Record<string, string>)["Authorization"]?.replace("Bearer ", "") ?? "";
    if (passes.length > 0 && !passes.includes(pass)) {
      return Promise.resolve(new Response(JSON.stringify({ error: { id: "bad_secret", text: "" } }), { status: 403 }));
    }
    if (isDown) return Promise.reject(new TypeError("no network"));
    const since = Number(new URL(address).searchParams.get("since"));
    const told = past.filter(({ number }) => number > since).map((event) => inWordsOf(new URL(address).searchParams.get("lang") ?? "", event));
    const body = address.includes("/cards") ? recorded.cards : { events: told, number: 1 };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  game = new Game(recorded.made.game, {
    server,
    games,
    speed: () => speed,
    restored: () => void (restored += 1),
    talk: (call, listener) => {
      line.call = call;
      line.listener = listener;
      return {
        start: () => listener.link("open", 0),
        stop: () => undefined,
        hurry: () => undefined,
        command: (command) => {
          line.asked.push(command);
          return line.answer(command);
        },
      };
    },
  });
  game.start();
  if (prepare === null) line.listener?.welcome(welcome, false);
}

beforeEach(() => {
  vi.useFakeTimers();
  line = new Line();
  speed = "instant";
  past = [];
  isDown = false;
  passes = [];
  requests = [];
  restored = 0;
  lang = "en";
  sitDown();
});
afterEach(() => vi.useRealTimers());

const began = events.slice(0, 2);
const hear = (...heard: readonly (typeof events)[number][]): void => {
  for (const event of heard) line.listener?.event(event);
};

describe("a game", () => {
  test("shows its secrets and is ready by itself when all seats are taken", () => {
    expect(line.call?.secrets()).toEqual([recorded.made.secrets["0"]]);
    expect(line.asked[0]).toMatchObject({ type: "ready", seat: 0 });
  });

  test("folded in instant mode, the table is always the server's", () => {
    for (const event of events.slice(0, 40)) {
      hear(event);
      if (event.number === event.state.number) expect(game.table).toBe(event.state.table);
    }
    expect(game.log.length).toBeGreaterThan(30);
  });

  test("lets hear every sentence, also of what is shown at once", () => {
    const told: (string | undefined)[] = [];
    game.heard = ({ line: sentence }) => void told.push(sentence?.text);
    hear(...events.slice(0, 12));
    const story = logOf(events.slice(0, 12)).map(({ text }) => text);
    expect(story.length).toBeGreaterThan(12);
    expect(told.filter((text) => text !== undefined).join(" ")).toBe(story.filter((text) => text !== "").join(" "));
  });

  test("offers our decision, and takes an option once", async () => {
    hear(...began);
    const decision = game.ours;
    expect(decision?.kind).toBe("roll");
    const [roll] = decision?.options ?? [];
    if (!roll) throw new Error("nothing to roll");
    line.asked = [];
    const taken = game.take(roll);
    void game.take(roll);
    await taken;
    expect(line.asked).toEqual([{ type: "move", seat: 0, answers: decision?.number, option: "roll" }]);
  });

  test("offers it again when the move was refused", async () => {
    hear(...began);
    line.answer = () => Promise.reject(new Refusal("store_unavailable", "try again"));
    const [roll] = game.ours?.options ?? [];
    await expect(game.take(roll as never)).rejects.toMatchObject({ id: "store_unavailable" });
    expect(game.ours?.kind).toBe("roll");
  });

  test("finds the options of a die and of a card", () => {
    hear(...events.slice(0, 3));
    const summon = game.ours?.options.find(({ option }) => option.startsWith("summon"));
    expect(game.optionsFor(summon?.die ?? -1)).toContain(summon);
    hear(...events.slice(3, 4));
    const capture = game.ours?.options.find(({ option }) => option.startsWith("capture"));
    expect(game.optionsOn(capture?.card ?? -1)).toContain(capture);
  });
});

test("a seat that moves to another device is no longer shown at a hello, and forgotten", () => {
  hear(...began);
  const last = began.at(-1) as EventMessage;
  const number = last.number + 1;
  line.listener?.event({ type: "event", kind: "seat_moved", number, seat: 0, at: 0, state: { ...last.state, number } });
  expect(game.seats).toEqual([]);
  expect(line.call?.secrets()).toEqual([]);
  expect(games.find(game.id)?.seats).toEqual({});
});

test("the secret by which the seat came back to this browser stays", () => {
  const back = { secret: "qs_new", name: "Ann", nonce: "" };
  hear(...began);
  games.keep(game.id, { seats: { 0: back } });
  const last = began.at(-1) as EventMessage;
  const number = last.number + 1;
  line.listener?.event({ type: "event", kind: "seat_moved", number, seat: 0, at: 0, state: { ...last.state, number } });
  expect(games.find(game.id)?.seats).toEqual({ 0: back });
});

test("cards that could not be had are asked for again, and the game is not over for that", async () => {
  isDown = true;
  sitDown();
  await vi.advanceTimersByTimeAsync(100);
  expect(game.end).toBe(null);
  expect(game.cards).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(game.cards.length).toBeGreaterThan(0);
  expect(game.end).toBe(null);
});

test("a seat that moved while nobody was here costs that seat only, and the cards come all the same", async () => {
  const [ann, ben] = [{ secret: "qs_old", name: "Ann", nonce: "" }, { secret: "qs_good", name: "Ben", nonce: "" }];
  passes = ["qs_good"];
  sitDown((kept) => {
    kept.forget(recorded.made.game);
    kept.keep(recorded.made.game, { seats: { 0: ann, 1: ben } });
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(game.end).toBe(null);
  line.listener?.voided?.(["qs_old"]);
  expect(line.call?.secrets()).toEqual(["qs_good"]);
  expect(games.find(game.id)?.seats).toEqual({ 1: ben });
  line.listener?.welcome(welcome, false);
  await vi.advanceTimersByTimeAsync(100);
  expect(game.end).toBe(null);
  expect(game.cards.length).toBeGreaterThan(0);
});

test("a game that was forgotten in another tab is played on in this one", () => {
  games.forget(game.id);
  hear(...began);
  expect(line.call?.secrets()).toEqual([recorded.made.secrets["0"]]);
});

test("after a restored backup the game is made anew, and what is known is not mixed with it", () => {
  hear(...began);
  const before = game.state;
  line.listener?.welcome({ ...welcome, number: 1 }, true);
  expect(restored).toBe(1);
  expect(game.state).toBe(before);
});

test("a mark is kept for the next time the game is opened, and forgotten with the backup", () => {
  hear(...began.map((event) => ({ ...event, state: { ...event.state, mark: `${event.number}-seen` } })));
  expect(line.call?.mark?.()).toBe("3-seen");
  expect(games.find(game.id)?.mark).toBe("3-seen");
  line.listener?.welcome({ ...welcome, state: { ...welcome.state, mark: "2-again" } }, true);
  expect(games.find(game.id)?.mark).toBe("2-again");
});

test("what the browser noted decides: another commitment, or another nonce, is found out", () => {
  const over = events.at(-1);
  if (over?.kind !== "over") throw new Error("the recording does not end with the end");
  const noted = { secret: recorded.made.secrets["0"] ?? "", name: "Ann", nonce: over.nonces[0] ?? "" };
  hear(...events);
  expect(game.verdict).toBe("broken"); // the nonce of this browser is its own, and not the recorded one
  games.keep(game.id, { seats: { 0: noted } });
  expect(game.verdict).toBe("kept");
  expect(game.noted).toMatchObject({ commitment: recorded.made.commitment, sealed: [], nonces: { 0: noted.nonce }, exchanges: 1 });
  games.keep(game.id, { sealed: ["f".repeat(64), "-"] });
  expect(game.verdict).toBe("broken"); // somebody's nonce is not the one that was sealed
  games.keep(game.id, { sealed: [] });
  games.keep(game.id, { seats: { 0: { ...noted, nonce: "" } } });
  expect(game.verdict).toBe("unknown");
});

test("who has left asks for nothing any more", async () => {
  isDown = true;
  sitDown();
  game.stop();
  const asked = requests.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.length).toBe(asked);
});

test.each(["by itself", "after the next welcome"])("a log that could not be read is read again %s", async (when) => {
  isDown = when === "by itself";
  passes = when === "by itself" ? [] : ["nobody's"];
  past = events.slice(0, 4);
  const now = events[3] as EventMessage;
  sitDown(() => undefined);
  line.listener?.welcome({ ...welcome, number: now.number, state: now.state }, false);
  await vi.advanceTimersByTimeAsync(100);
  hear(events[4] as EventMessage);
  expect(game.log.filter(({ event }) => event <= now.number)).toEqual([]);
  [isDown, passes] = [false, []];
  const next = events[4] as EventMessage;
  if (when === "by itself") await vi.advanceTimersByTimeAsync(10_000);
  else line.listener?.welcome({ ...welcome, number: next.number, state: next.state }, false);
  await vi.advanceTimersByTimeAsync(100);
  expect(game.log.map(({ event, text }) => [event, text])).toEqual(
    logOf(events.slice(0, 5)).map(({ event, text }) => [event, text]),
  );
});

test("a game is kept once the server knows it", () => {
  const talk = () => ({ start: () => undefined, stop: () => undefined, hurry: () => undefined, command: () => new Promise<never>(() => undefined) });
  const stranger = new Game("nowhere", { server: new Server("http://table/"), games, speed: () => speed, talk });
  expect(stranger.seats).toEqual([]);
  expect(games.find("nowhere")).toBe(null);
});

test("after a long absence every line is in the log once", async () => {
  speed = "normal";
  hear(...began);
  game.skip();
  past = events.slice(0, 10);
  const [missed, now] = [events.slice(2, 6), events[9] as EventMessage];
  line.listener?.welcome({ ...welcome, number: now.number, state: now.state, missed }, false);
  await vi.runAllTimersAsync();
  const story = logOf(past);
  expect(game.log.map(({ event, text }) => [event, text])).toEqual(story.map(({ event, text }) => [event, text]));
});

describe("showing", () => {
  test("where nothing is shown there is nothing to pause", () => {
    game.pause();
    expect(game.isPaused).toBe(false);
  });

  test("at normal speed the decision waits until all has been told", () => {
    speed = "normal";
    hear(...began);
    expect(game.isShowing).toBe(true);
    expect(game.ours).toBe(null);
    vi.advanceTimersByTime(20_000);
    expect(game.isShowing).toBe(false);
    expect(game.ours?.kind).toBe("roll");
  });

  test("beats come one after another, each with the table of its moment", () => {
    speed = "normal";
    hear(...events.slice(0, 4));
    const kinds: string[] = [];
    let last: unknown = null;
    for (let i = 0; i < 200 && game.isShowing; i += 1) {
      if (game.beat !== last) {
        last = game.beat;
        kinds.push(game.beat?.kind ?? "");
      }
      vi.advanceTimersByTime(100);
    }
    expect(kinds).toEqual(["turn", "rolled", "summoned", "attacked"]);
    expect(game.table).toBe(events[3]?.state.table);
  });

  test("skipping shows the end at once, and loses no line of the log", () => {
    speed = "slow";
    hear(...events.slice(0, 10));
    game.skip();
    expect(game.table).toBe(events[9]?.state.table);
    expect(new Set(game.log.map((one) => one.event)).size).toBe(9);
  });
});

test.each<Speed>(["normal", "instant"])("at %s speed the show rests where it is asked to, until it is told to go on", (pace) => {
  speed = pace;
  const rested: string[] = [];
  game.restAfter((beat) => {
    if (beat.kind === "rolled") rested.push(beat.kind);
    return beat.kind === "rolled";
  });
  hear(...events.slice(0, 3));
  vi.runAllTimers();
  expect(rested).toEqual(["rolled"]);
  expect(game.isShowing).toBe(true);
  expect(game.decision).toBe(null);
  game.goOn();
  vi.runAllTimers();
  expect(game.isShowing).toBe(false);
  expect(game.decision).not.toBe(null);
});

test("a step after a rest shows one beat, and rests on", () => {
  speed = "normal";
  game.restAfter((beat) => beat.kind === "turn");
  hear(...events.slice(0, 4));
  vi.runAllTimers();
  expect(game.isPaused).toBe(true);
  game.step();
  const { beat } = game;
  expect(beat?.kind).toBe("rolled");
  vi.advanceTimersByTime(60_000);
  expect(game.beat).toBe(beat);
  expect(game.isPaused).toBe(true);
  game.goOn();
  vi.runAllTimers();
  expect(game.isPaused).toBe(false);
  expect(game.isShowing).toBe(false);
});

test("skipping rests there, too", () => {
  speed = "normal";
  game.restAfter((beat) => beat.kind === "rolled");
  hear(...events.slice(0, 3));
  game.skip();
  expect(game.beat?.kind).toBe("rolled");
  expect(game.isShowing).toBe(true);
  game.skip();
  expect(game.isShowing).toBe(false);
});

describe("the picture in between", () => {
  test("comes out at the server's table as far as dice and Glory go", () => {
    const places = (table: typeof events[0]["state"]["table"]): unknown =>
      table?.players.map((player) => ({
        glory: player.glory,
        active: player.active.map((die) => die.id).sort(),
        ready: player.ready.map((die) => die.id).sort(),
        used: player.used.map((die) => die.id).sort(),
        bag: player.bag.reduce((sum, [, dice]) => sum + dice, 0),
      }));
    for (let i = 2; i < 38; i += 1) {
      const before = events[i - 1]?.state.table;
      const event = events[i];
      if (!before || event?.kind !== "move") continue;
      expect(places(tableAfter(before, event.happenings)), event.words).toEqual(places(event.state.table));
    }
  });

  test("lays what is attached on the die that carries it", () => {
    const before = events[38]?.state.table;
    const [spell, carrier] = before?.players.flatMap(({ used }) => used) ?? [];
    if (!before || !spell || !carrier) throw new Error("the recording has changed");
    const after = tableAfter(before, [["attached", 0, spell.id, spell.card, null, carrier.id, null]]);
    expect(after.players.flatMap(({ used }) => used).find(({ id }) => id === spell.id)?.with).toBe(carrier.id);
  });

  test("gives each sentence its own happenings", () => {
    const event = events[3];
    if (!event) throw new Error("the recording is too short");
    const beats = beatsOf(event, events[2]?.state.table ?? null, event.state);
    expect(beats.map((beat) => [beat.kind, beat.happenings.map(([kind]) => kind)])).toEqual([
      ["spent", ["spent", "quiddity"]],
      ["summoned", ["moved", "summoned"]],
      ["attacked", ["phase", "attacked"]],
      ["move", []],
    ]);
  });

  test("the head of the table stands where its sentence is: paying brings nothing in", () => {
    let before = events[0]?.state.table ?? null;
    let paid = 0;
    for (const event of events.slice(0, 30)) {
      for (const beat of beatsOf(event, before, event.state)) {
        if (beat.kind === "spent") paid += 1;
        if (beat.kind === "spent" || beat.kind === "captured") {
          expect(beat.table?.quiddity.total, beat.line?.text).toBeLessThanOrEqual(before?.quiddity.total ?? 0);
          expect(beat.table?.turn).toBe(before?.turn);
        }
        if (beat.kind === "captured") expect(beat.table?.captures).toBe(0);
        before = beat.table;
      }
    }
    expect(paid).toBeGreaterThan(3);
  });

  test("the phase after an attack begins when the last blow has been seen", () => {
    const event = events.find((one) => one.kind === "move" && one.happenings.at(-1)?.[0] === "defended");
    if (!event) throw new Error("nobody defends in the recording");
    const beats = beatsOf(event, events[events.indexOf(event) - 1]?.state.table ?? null, event.state);
    expect(beats.map((beat) => [beat.line?.kind ?? null, beat.table?.phase]).slice(-2)).toEqual([
      ["defended", "attack"],
      [null, "capture"],
    ]);
    expect(beats.at(-1)?.happenings).toEqual([]);
  });
});

describe("another language in the middle of a game", () => {
  const soFar = events.slice(0, 30);
  const settled = async (): Promise<void> => {
    for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
    await vi.advanceTimersByTimeAsync(0);
  };

  test("the server is asked for everything again, and the log is told anew", async () => {
    hear(...soFar);
    await settled();
    const before = game.log;
    past = soFar;
    requests = [];
    lang = "it";
    game.reword();
    await settled();
    expect(line.asked.at(-1)).toEqual({ type: "speak", lang: "it" });
    expect(requests.some((address) => address.includes("to=0"))).toBe(true);
    expect(line.call?.lang?.()).toBe("it");
    expect(requests.every((address) => address.includes("lang=it"))).toBe(true);
    expect(requests.some((address) => address.includes("/cards"))).toBe(true);
    expect(game.log.map(({ event, place }) => [event, place])).toEqual(before.map(({ event, place }) => [event, place]));
    const told = game.log.filter(({ text }) => text !== "");
    expect(told.length).toBeGreaterThan(20);
    expect(told.every(({ text }) => text.startsWith("[it] "))).toBe(true);
  });

  test("the question comes in the new words, and is the same one", async () => {
    hear(...soFar);
    const { state } = soFar.at(-1) as EventMessage;
    const decision = state.decision && { ...state.decision, text: "Tocca a te." };
    line.answer = ({ type }) => Promise.resolve({ type: "done", id: 1, ...(type === "speak" ? { state: { ...state, decision } } : {}) });
    lang = "it";
    game.reword();
    await settled();
    expect(game.decision).toEqual(decision);
    expect(game.decision?.number).toBe(state.decision?.number);
  });

  test("what is on show stays there, in the new words, and nothing is told twice", async () => {
    speed = "normal";
    hear(...soFar);
    past = soFar;
    const { beat } = game;
    expect(game.isShowing).toBe(true);
    lang = "it";
    game.reword();
    await settled();
    expect(game.beat).toBe(beat);
    expect(tellingOf(game.log, beat).text).toBe(`[it] ${beat?.line?.text}`);
    game.skip();
    const told = game.log.map(({ event, place }) => `${event} ${place}`);
    expect(new Set(told).size).toBe(told.length);
  });

  test("the last of two wishes counts, even while the first is still being answered", async () => {
    hear(...soFar);
    past = soFar;
    lang = "fr";
    game.reword();
    lang = "it";
    game.reword();
    await settled();
    expect(game.log.filter(({ text }) => text !== "").every(({ text }) => text.startsWith("[it] "))).toBe(true);
  });
});
