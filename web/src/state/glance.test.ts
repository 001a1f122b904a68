// @vitest-environment node
import { expect, test } from "vitest";
import { events, recorded, welcome } from "../net/recorded";
import { Refusal } from "../net/messages";
import type { Looked } from "../net/server";
import { glance, glanceOf } from "./glance";
import { Games } from "./games";

const looked = (state: unknown): Looked => ({ ...recorded.made, state, present: [] }) as unknown as Looked;
const stateOf = (place: number): (typeof events)[number]["state"] => events.at(place)!.state;
const shelf = { getItem: () => null, setItem: () => undefined };

test("a game that has not begun waits", () => {
  expect(glanceOf(looked(welcome.state), [0])).toEqual({ status: "waiting" });
});

test("whose turn it is depends on who looks", () => {
  const running = events.find(({ state }) => state.decision?.seat === 0)!.state;
  expect(glanceOf(looked(running), [0])).toMatchObject({ status: "running", decides: "Ann", isOurs: true });
  expect(glanceOf(looked(running), [1])).toMatchObject({ status: "running", isOurs: false });
});

test("a game that is over says who has won", () => {
  const over = stateOf(-1);
  const winner = over.result!.winners[0]!;
  expect(glanceOf(looked(over), [winner])).toMatchObject({ status: "over", isWon: true });
  expect(glanceOf(looked(over), [1 - winner])).toMatchObject({ isWon: false });
  expect(glanceOf(looked(over), [])).toMatchObject({ isWon: null });
});

test("a game the server does not know is gone; a server that does not answer says nothing about it", async () => {
  const kept = new Games(shelf).keep("abc", {});
  const refusing = (fault: unknown) => ({ look: () => Promise.reject(fault as Error) });
  expect(await glance(refusing(new Refusal("not_found", "", null, 404)), kept)).toEqual({ status: "gone" });
  expect(await glance(refusing(new Refusal("bad_secret", "", null, 403)), kept)).toEqual({ status: "gone" });
  expect(await glance(refusing(new Refusal("unreachable", "")), kept)).toBe(null);
});
