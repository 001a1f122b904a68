// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Command } from "../../net/messages";
import { recorded } from "../../net/recorded";
import type { Seat } from "../../net/state";
import type { Game } from "../../state/game.svelte";
import { say } from "../../words/words.svelte";
import Late from "./Late.svelte";

const [PERSON] = recorded.made.state.seats as [Seat];
const SEALED = { taken: true, ready: true, sealed: "f".repeat(64) };
let asked: Command[];
let page: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  const seats: Seat[] = [
    { ...PERSON, ...SEALED, seat: 0, kind: "human", revealed: true },
    { ...PERSON, ...SEALED, seat: 1, kind: "open", name: "Ben", revealed: false },
  ];
  const game = {
    state: { ...recorded.made.state, status: "waiting", seats },
    seats: [0],
    present: [0, 1],
    name: (seat: number) => seats[seat]?.name ?? "",
    command: (command: Command) => {
      asked.push(command);
      return Promise.resolve({ type: "done", id: null });
    },
  };
  page = mount(Late, { target: document.body, props: { game: game as unknown as Game } });
  flushSync();
});
afterEach(async () => {
  await unmount(page);
  vi.useRealTimers();
});

test("a seat that keeps everybody waiting can be freed, after a while", () => {
  expect(document.querySelector("button")).toBeNull();
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(document.body.textContent).toContain(say("seat-late", { name: "Ben" }));
  document.querySelector<HTMLButtonElement>("button")?.click();
  expect(asked).toEqual([{ type: "free", seat: 1 }]);
});
