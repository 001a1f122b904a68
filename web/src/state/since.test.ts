// @vitest-environment node
import { expect, test } from "vitest";
import type { GameEvent } from "../net/events";
import type { Looked } from "../net/server";
import { sinceOf, toldOf } from "./since";

const line = (kind: string, player: number, text: string): object => ({ kind, player, text, until: 1, now: {} });
const event = (...story: readonly object[]): GameEvent => ({ kind: "move", story, happenings: [] }) as unknown as GameEvent;
const looked = { state: { seats: [{ name: "Ann" }, { name: "Greta" }], table: { turn: 9, players: [{ glory: 7 }, { glory: 9 }] } } } as unknown as Looked;

test("attacks of others and dice of ours are told, the newest last", () => {
  const events = [
    event(line("attacked", 0, "You attack."), line("destroyed", 1, "Their Goblin.")),
    event(line("rolled", 1, "Greta rolls."), line("attacked", 1, "Greta attacks with 4.")),
    event(line("attacked", 1, "Greta attacks with 9."), line("destroyed", 0, "Your Spirit is destroyed.")),
  ];
  expect(toldOf(events, [0])).toEqual(["Greta attacks with 9.", "Your Spirit is destroyed."]);
});

test("Glory is told as it was and as it is", () => {
  const told = sinceOf(looked, [], [0], { number: 3, turn: 6, glory: [7, 5] });
  expect(told.turns).toBe(3);
  expect(told.standings.map(({ then, now }) => [then, now])).toEqual([[7, 7], [5, 9]]);
});

test("a game that was never looked at here has no past", () => {
  const told = sinceOf(looked, [], [0], null);
  expect(told.turns).toBe(0);
  expect(told.standings.map(({ then }) => then)).toEqual([null, null]);
});
