import { describe, expect, it } from "vitest";
import type { About, GameEvent } from "../net/events";
import type { State } from "../net/state";
import { Kept } from "./shelfOfTests";
import { deedsOf } from "./deeds";
import { Days } from "./days";
import { note, type Finished } from "./finished";
import { brought, written, type Shelves } from "./keepsake";
import { Annals, favourites, luckOver, readGames, talliesOf, type Played } from "./record";
import { Puzzling } from "./solved";

const GAME: Played = {
  game: "g1", at: 1, won: true, rivals: ["greedy"], boxes: ["base"], glory: 20, best: 19, turns: 21, dice: { "base/quake-dragon": 2 }, luck: 0.4,
};

function shelves(kept: Record<string, string> = {}): Shelves {
  const storage = new Kept(kept);
  return { record: new Annals(storage), days: new Days(storage), puzzling: new Puzzling(storage) };
}

describe("a finished game", () => {
  it("counts once, however often it is added, in however many tabs", () => {
    const storage = new Kept();
    expect(new Annals(storage).add([GAME])).toBe(1);
    expect(new Annals(storage).add([{ ...GAME, won: false }])).toBe(0);
    expect(new Annals(storage).add([{ ...GAME, game: "g2" }])).toBe(1);
    expect(new Annals(storage).all().map(({ game, won }) => [game, won])).toEqual([["g1", true], ["g2", true]]);
  });

  it("is read for what it is, whatever else is kept", () => {
    const bad = [null, 7, "g", {}, { game: "a b", won: true }, { game: "ok" }, { ...GAME, game: "x".repeat(65) }];
    expect(readGames([...bad, GAME, GAME])).toEqual([GAME]);
    expect(readGames("nonsense")).toEqual([]);
    const odd = { game: "g3", won: false, rivals: 3, boxes: ["<b>"], glory: "many", dice: { "base/x": -1, "a b": 2 }, luck: 7 };
    expect(readGames([odd])[0]).toMatchObject({ rivals: [], boxes: [], glory: 0, dice: {}, luck: 0.5 });
  });

  it("is not lost where the drawer is damaged: what is there is put aside", () => {
    const storage = new Kept({ "quarriors.record": "{damaged" });
    expect(new Annals(storage).add([GAME])).toBe(1);
    expect(new Annals(storage).all()).toHaveLength(1);
    expect(storage.getItem("quarriors.record.damaged")).toBe("{damaged");
  });
});

it("games are counted by what they have", () => {
  const games = [GAME, { ...GAME, game: "g2", won: false, boxes: ["base", "promos"], dice: { "base/portal": 3 }, luck: 0.6 }];
  expect(talliesOf(games, ({ boxes }) => boxes)).toEqual([{ name: "base", games: 2, won: 1 }, { name: "promos", games: 1, won: 0 }]);
  expect(favourites(games)).toEqual([["base/portal", 3], ["base/quake-dragon", 2]]);
  expect(luckOver(games)).toBeCloseTo(0.5);
  expect(luckOver([])).toBeNull();
});

it("achievements are worked out from what is kept", () => {
  const none = { solved: [], shown: [] };
  const earned = (games: readonly Played[]): readonly string[] =>
    deedsOf({ games, days: [], puzzles: none }).filter(({ done, of }) => done >= of).map(({ id }) => id);
  expect(earned([])).toEqual([]);
  expect(earned([GAME])).toEqual(["first", "whisker"]);
  expect(earned([{ ...GAME, rivals: ["champion"], best: 5, luck: 0.1, dice: { "base/portal": 5 } }])).toEqual(
    ["first", "champion", "landslide", "unlucky", "hoard"],
  );
  const helped = { solved: Array.from({ length: 10 }, (_, n) => ({ id: `p${n}`, alone: n > 0 })), shown: [] };
  expect(deedsOf({ games: [], days: [], puzzles: helped }).find(({ id }) => id === "puzzles")).toEqual({ id: "puzzles", done: 9, of: 10 });
});

describe("the file", () => {
  it("brings everything to another browser, and nothing twice", () => {
    const here = shelves();
    here.record.add([GAME]);
    here.days.begin("2026-11-18", "g1");
    here.days.end("g1", { won: true, glory: 20, rival: 19, turns: 21 }, [1, 2]);
    here.puzzling.solve("base-1");
    const there = shelves();
    there.puzzling.show("base-2");
    expect(brought(written(here), there)).toEqual({ games: 1, days: 1, puzzles: 1 });
    expect(brought(written(here), there)).toEqual({ games: 0, days: 0, puzzles: 0 });
    expect(there.record.all()).toEqual(here.record.all());
    expect(there.days.all()).toEqual(here.days.all());
    expect(there.puzzling.all()).toEqual({ solved: [{ id: "base-1", alone: true }], shown: ["base-2"] });
  });

  it("of anything else is refused, and nothing is lost", () => {
    const own = shelves();
    own.record.add([GAME]);
    for (const text of ["", "{", "[]", "null", '{"format":"quarriors record"}', '{"format":"save game","version":1}']) {
      expect(brought(text, own)).toBe("not-ours");
    }
    expect(brought('{"format":"quarriors record","version":2,"games":[]}', own)).toBe("too-new");
    expect(brought('{"format":"quarriors record","version":1,"games":7,"days":{},"puzzles":null}', own)).toEqual({ games: 0, days: 0, puzzles: 0 });
    expect(own.record.all()).toEqual([GAME]);
  });

  it("says so where there is no room", () => {
    const full = shelves();
    full.record.forget();
    const storage = new Kept();
    storage.setItem = () => {
      throw new Error("full");
    };
    expect(brought(written({ ...full, record: { all: () => [GAME] } as unknown as Annals }), { ...full, record: new Annals(storage) })).toBe("no-room");
  });
});

describe("what is noted of a game that is over", () => {
  const about = { game: "g1", sets: ["base"], origin: null, today: "", puzzle: "" } as unknown as About;
  const seats = [{ seat: 0, kind: "human", bot: null }, { seat: 1, kind: "bot", bot: "champion:32n" }];
  const state = { game: "g1", status: "over", seats, result: { winners: [0], glory: [21, 12], turns: 2 } } as unknown as State;
  const events = [
    { number: 3, kind: "started", story: [], happenings: [["turn", 0, null, null, 1, null, null], ["captured", 0, 4, 1, null, null, null], ["glory", 0, null, null, 21, null, null]] },
    { number: 4, kind: "move", story: [], happenings: [["turn", 1, null, null, 2, null, null], ["glory", 1, null, null, 12, null, null]] },
  ] as unknown as readonly GameEvent[];
  const cards = [{ id: "base/a", faces: [] }, { id: "base/quake-dragon", faces: [] }] as unknown as Finished["cards"];
  const finished = (more: Partial<Finished> = {}): Finished => ({ about, state, seat: 0, cards, events: () => Promise.resolve(events), ...more });

  it("is a line of the record, once", async () => {
    const own = shelves();
    await note(finished(), own, 7);
    await note(finished(), own, 8);
    expect(own.record.all()).toEqual([
      { ...GAME, at: 7, rivals: ["champion"], glory: 21, best: 12, turns: 2, dice: { "base/quake-dragon": 1 }, luck: 0.5 },
    ]);
  });

  it("is also the try of its day, if it is that one", async () => {
    const own = shelves();
    own.days.begin("2026-11-18", "g1");
    await note(finished({ about: { ...about, today: "2026-11-18" } }), own);
    expect(own.days.of("2026-11-18")).toMatchObject({ result: { won: true, glory: 21, rival: 12, turns: 2 }, gains: [21] });
    const other = shelves();
    other.days.begin("2026-11-18", "g0");
    await note(finished({ about: { ...about, today: "2026-11-18" } }), other);
    expect(other.days.of("2026-11-18")?.result).toBeNull();
  });

  it("of a puzzle is only whether it was solved, and whether with help", async () => {
    const own = shelves();
    const puzzle = { ...about, puzzle: "base-1" };
    await note(finished({ about: puzzle, state: { ...state, solved: false } }), own);
    expect(own.puzzling.all().solved).toEqual([]);
    own.puzzling.show("base-1");
    await note(finished({ about: puzzle, state: { ...state, solved: true } }), own);
    await note(finished({ about: puzzle, state: { ...state, solved: true } }), own);
    expect(own.puzzling.all().solved).toEqual([{ id: "base-1", alone: false }]);
    expect(own.record.all()).toEqual([]);
  });

  it("is nothing for a game that goes on from the middle of another", async () => {
    const own = shelves();
    await note(finished({ about: { ...about, origin: { game: "g0", number: 9 } } }), own);
    expect(own.record.all()).toEqual([]);
  });
});
