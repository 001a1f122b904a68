import { beforeEach, expect, test } from "vitest";
import { recorded } from "../net/recorded";
import { Claims } from "./claims";
import { Games, passOf } from "./games";
import { Settings } from "./settings.svelte";
import type { Storage } from "./storage";

class Shelf implements Storage {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}

let shelf: Shelf;
beforeEach(() => (shelf = new Shelf()));

test("a game that was made is there after a reload, with its secret", () => {
  new Games(shelf).keepMade(recorded.made);
  const kept = new Games(shelf).find(recorded.made.game);
  expect(kept?.seats[0]).toEqual({ secret: recorded.made.secrets["0"], name: "Ann", nonce: "" });
  expect(kept?.invitation).toBe(recorded.made.invitation);
});

test("seats are added to those there are, and the first commitment stays", () => {
  const games = new Games(shelf);
  games.keep("abc", { commitment: "first", seats: { 0: { secret: "qs_0", name: "Ann", nonce: "" } } });
  const kept = games.keep("abc", { commitment: "second", seats: { 2: { secret: "qs_2", name: "Cleo", nonce: "" } } });
  expect(Object.keys(kept.seats)).toEqual(["0", "2"]);
  expect(kept.commitment).toBe("first");
});

test("a seat that was not given is forgotten, the others stay", () => {
  const games = new Games(shelf);
  const [ann, ben] = [{ secret: "qs_0", name: "Ann", nonce: "" }, { secret: "qs_1", name: "Ben", nonce: "" }];
  games.keep("abc", { seats: { 0: ann, 1: ben } });
  games.leave("abc", "qs_1");
  expect(games.find("abc")?.seats).toEqual({ 0: ann });
});

test("an invitation stays when somebody comes without one", () => {
  const games = new Games(shelf);
  games.keep("abc", { invitation: "qi_1" });
  expect(games.keep("abc", { invitation: "" }).invitation).toBe("qi_1");
});

test("a rematch keeps the secrets and forgets the nonces", () => {
  const games = new Games(shelf);
  games.keep("abc", { seats: { 0: { secret: "qs_0", name: "Ann", nonce: "n" } } });
  expect(games.keepRematch("abc", "next").seats).toEqual({ 0: { secret: "qs_0", name: "Ann", nonce: "" } });
});

test.each(["{", "null", "[]", "7", '{"version":99,"value":[]}', '{"value":1}'])("damaged games (%s) are put aside", (text) => {
  shelf.setItem("quarriors.games", text);
  const games = new Games(shelf);
  expect(games.all()).toEqual([]);
  expect(shelf.getItem("quarriors.games.damaged")).toBe(text);
  games.keep("abc", {});
  expect(games.all().length).toBe(1);
});

test("of half damaged games the good half stays", () => {
  const value = [{ game: "good", seats: { 0: { secret: "qs_0" }, 1: { secret: 7 }, x: {} } }, 7, { game: "../evil" }, null];
  shelf.setItem("quarriors.games", JSON.stringify({ version: 1, value }));
  const [only, ...rest] = new Games(shelf).all();
  expect(rest).toEqual([]);
  expect(only?.seats).toEqual({ 0: { secret: "qs_0", name: "", nonce: "" } });
});

test("old games that are over make room, others never", () => {
  let time = 0;
  const games = new Games(shelf, () => ++time);
  const seat = { seats: { 0: { secret: "qs_0", name: "", nonce: "" } } };
  games.keep("running", { ...seat, status: "running" });
  for (let i = 0; i < 80; i += 1) games.keep(`over${i}`, { ...seat, status: "over" });
  expect(games.find("running")).not.toBe(null);
  expect(games.find("over0")).toBe(null);
  expect(games.all().length).toBe(60);
});

test("a full disk is no fault", () => {
  const full: Storage = { getItem: () => null, setItem: () => { throw new Error("full"); } };
  expect(() => new Games(full).keep("abc", {})).not.toThrow();
});

test("what cannot be written down holds as long as the page is open, beside what others write", () => {
  let isFull = true;
  const tight: Storage = {
    getItem: (key) => shelf.getItem(key),
    setItem: (key, text) => {
      if (isFull) throw new Error("full");
      shelf.setItem(key, text);
    },
  };
  const games = new Games(tight);
  games.keepMade(recorded.made);
  const { seats } = games.find(recorded.made.game) ?? {};
  expect(seats?.[0]?.secret).toBe(recorded.made.secrets["0"]);
  new Games(shelf).keep("other", {});
  expect(games.all().map(({ game }) => game).toSorted()).toEqual([recorded.made.game, "other"].toSorted());
  isFull = false;
  games.keep("third", {});
  expect(new Games(shelf).all().length).toBe(3);
  games.forget(recorded.made.game);
  expect(games.find(recorded.made.game)).toBe(null);
});

test("news of a game that was forgotten do not bring it back", () => {
  const games = new Games(shelf);
  games.keep("abc", {});
  games.note("abc", { status: "over" });
  expect(games.find("abc")?.status).toBe("over");
  games.forget("abc");
  games.note("abc", { status: "over" });
  expect(games.all()).toEqual([]);
});

test("who was invited sees a game by that: secrets of seats come and go", () => {
  const games = new Games(shelf);
  const seats = { 0: { secret: "qs_0", name: "Ann", nonce: "" } };
  expect(passOf(null)).toBe("");
  expect(passOf(games.keep("abc", { seats }))).toBe("qs_0");
  expect(passOf(games.keep("abc", { invitation: "qi_1" }))).toBe("qi_1");
});

test("a code that was not answered has the same secret after a reload", () => {
  const secret = new Claims(shelf).secretFor("qc_1");
  const other = new Claims(shelf).secretFor("qc_2");
  const claims = new Claims(shelf);
  expect(claims.open).toBe("qc_2");
  expect(claims.secretFor("qc_1")).toBe(secret);
  claims.answered("qc_2");
  expect(claims.open).toBe("qc_1");
  expect(claims.secretFor("qc_2")).not.toBe(other);
});

test("settings survive a reload, and nonsense in them does not", () => {
  new Settings(shelf).set("speed", "fast");
  expect(new Settings(shelf).choices.speed).toBe("fast");
  shelf.setItem("quarriors.settings", JSON.stringify({ version: 1, value: { speed: "warp", sound: "loud", volume: 11, name: 7, level: [] } }));
  expect(new Settings(shelf).choices).toMatchObject({ speed: "normal", sound: true, volume: 0.6, name: "", level: "" });
});

test("what one tab has set stays when another one sets something else", () => {
  const [one, other] = [new Settings(shelf), new Settings(shelf)];
  one.set("name", "Ann");
  other.set("sound", false);
  expect(new Settings(shelf).choices).toMatchObject({ name: "Ann", sound: false });
});

test.each(["xx", "!!", 7, null])("a language that there is not (%s) is none that was chosen", (language) => {
  shelf.setItem("quarriors.settings", JSON.stringify({ version: 1, value: { language } }));
  expect(new Settings(shelf).choices.language).toBe("");
});
