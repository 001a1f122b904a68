// @vitest-environment node
import { describe, expect, test } from "vitest";
import { events } from "../net/recorded";
import type { State } from "../net/state";
import { beatsOf, type Beat } from "./beats";
import { gathered, partsOfBeat } from "./gathering";
import { lengthOf } from "./tempo";

function all(queue: Beat[]): Beat[] {
  const found: Beat[] = [];
  for (let beat = gathered(queue); beat !== undefined; beat = gathered(queue)) found.push(beat);
  return found;
}
const beat = (kind: string, more: Partial<Beat> = {}): Beat => ({
  event: 1, kind, line: { kind, player: 1, text: `${kind}.` }, happenings: [[kind, 1, null, null, null, null, null]], rolled: [], table: null, ...more,
});
const kinds = (...beats: Beat[]): string[] => all(beats).map((one) => partsOfBeat(one).map((part) => part.kind).join("+"));

describe("what belongs together is one beat", () => {
  test("paying with what is paid for, and what is summoned with what else is summoned", () => {
    expect(kinds(beat("spent"), beat("summoned"), beat("spent"), beat("summoned"))).toEqual(["spent+summoned+spent+summoned"]);
    expect(kinds(beat("spent"), beat("captured"), beat("moved"))).toEqual(["spent+captured+moved"]);
  });

  test("what dice come to is told by itself, with how they were drawn", () => {
    expect(kinds(beat("refilled"), beat("rolled", { rolled: [1] }), beat("ability"), beat("summoned"))).toEqual(["refilled+rolled", "ability+summoned"]);
  });

  test("a defender with how it ends; two defenders are two", () => {
    expect(kinds(beat("attacked"), beat("defended"), beat("destroyed"), beat("quiddity"), beat("defended"))).toEqual([
      "attacked", "defended+destroyed+quiddity", "defended",
    ]);
  });

  test("after the end of a fight nothing is told with it", () => {
    expect(kinds(beat("defended", { endsFight: true }), beat("ability"))).toEqual(["defended", "ability"]);
  });

  test("no more than can be read", () => {
    const long = beat("summoned", { line: { kind: "summoned", player: 1, text: "x".repeat(200) } });
    expect(kinds(long, long)).toEqual(["summoned", "summoned"]);
  });

  test("all of it has happened then, and nothing is lost", () => {
    const [one] = all([beat("spent", { table: { turn: 1 } as never }), beat("summoned", { table: { turn: 2 } as never })]);
    expect(one?.happenings.map(([kind]) => kind)).toEqual(["spent", "summoned"]);
    expect(one?.line?.text).toBe("spent. summoned.");
    expect(one?.table?.turn).toBe(2);
  });
});

test("a quiet turn of a bot, which attacks and rolls once, is on show for about five seconds", () => {
  let state: State | null = null;
  const queue: Beat[] = [];
  for (const event of events.slice(0, 41)) {
    queue.push(...beatsOf(event, state?.table ?? null, event.state));
    ({ state } = event);
  }
  const turns: { readonly player: number | null; seconds: number; rolls: number }[] = [];
  for (const one of all(queue)) {
    if (partsOfBeat(one).some(({ kind }) => kind === "turn")) turns.push({ player: one.line?.player ?? null, seconds: 0, rolls: 0 });
    const turn = turns.at(-1);
    if (turn === undefined) continue;
    // dice that lie still are read for a moment
    turn.seconds += (lengthOf(one, "normal") + (one.rolled.length > 0 ? 300 : 0)) / 1000;
    turn.rolls += one.rolled.length > 0 ? 1 : 0;
  }
  // the last one is cut off
  const quiet = turns.slice(0, -1).filter(({ player, rolls }) => player === 1 && rolls === 1);
  expect(quiet.length).toBeGreaterThan(0);
  const seconds = quiet.map((turn) => turn.seconds).toSorted((a, b) => a - b);
  expect(seconds[0]).toBeLessThan(5.6);
  // four Creatures with abilities, and a die that is destroyed
  expect(seconds.at(-1)).toBeLessThan(8);
});
