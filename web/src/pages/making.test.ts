// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { Refusal } from "../net/messages";
import { recorded } from "../net/recorded";
import type { GameWish, Made } from "../net/server";
import { speak } from "../words/words.svelte";
import { Making } from "./making.svelte";

let settle: { kept: (made: Made) => void; broken: (refusal: Refusal) => void };
let wishes: GameWish[];
let kept: string[];
let told: string[];
let went: string[];
let leave: () => void;
let making: Making;

beforeEach(() => {
  [wishes, kept, told, went] = [[], [], [], []];
  making = new Making({
    server: {
      make: (wish) => {
        wishes.push(wish);
        return new Promise((kept, broken) => (settle = { kept, broken }));
      },
    },
    games: {
      keepMade: (made) => {
        kept.push(made.game);
        return null as never;
      },
    },
    go: (game) => void went.push(game),
    tell: (saying) => void told.push(saying()),
    onleave: (left) => (leave = left),
  });
});

test("a game that was made is kept and gone to", async () => {
  const starting = making.start({ seats: [] });
  expect(making.isUnderWay).toBe(true);
  settle.kept(recorded.made);
  expect(await starting).toBe(true);
  expect([kept, went]).toEqual([[recorded.made.game], [recorded.made.game]]);
});

test("who went elsewhere meanwhile stays there, and the game is kept", async () => {
  const starting = making.start({ seats: [] });
  leave();
  settle.kept(recorded.made);
  await starting;
  expect([kept, went]).toEqual([[recorded.made.game], []]);
});

test("a refusal is told, and it can be tried again", async () => {
  const starting = making.start({ seats: [] });
  settle.broken(new Refusal("bad_setup", "nobody plays"));
  expect(await starting).toBe(false);
  expect(kept).toEqual([]);
  expect(told).toEqual([expect.stringContaining("nobody plays")]);
  expect(making.isUnderWay).toBe(false);
});

test("a refusal is not told to whoever has left", async () => {
  const starting = making.start({ seats: [] });
  leave();
  settle.broken(new Refusal("bad_setup", "nobody plays"));
  await starting;
  expect(told).toEqual([]);
});

test("people who gave no name get one in the language of the page, and each another one", async () => {
  await speak("it");
  void making.make({ seats: [{ kind: "human", name: "giocatore 2" }, { kind: "human" }, { kind: "human" }, { kind: "bot" }] });
  const names = wishes[0]?.seats.map((seat) => (seat.kind === "human" ? seat.name : null));
  expect(names).toEqual(["giocatore 2", "Giocatore 3", "Giocatore 4", null]);
  await speak("en");
});
