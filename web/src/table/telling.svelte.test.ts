// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { Beat } from "../state/beats";
import type { Game } from "../state/game.svelte";
import { Suspense } from "../state/suspense.svelte";
import { announcer } from "../ui/notices.svelte";
import type { Hand } from "./hand.svelte";
import { tell } from "./telling.svelte";

test("beats that are shown at once are all told to those who listen", () => {
  const said = vi.spyOn(announcer, "say");
  const game = { ours: null, log: [], heard: () => undefined, suspense: new Suspense() } as unknown as Game;
  const leave = $effect.root(() => tell(game, {} as Hand));
  const beat = (text: string): Beat => ({
    event: 1, kind: "rolled", line: { kind: "rolled", player: 0, text }, happenings: [], rolled: [], table: null,
  });
  game.heard(beat("Ann rolls."));
  game.heard({ ...beat(""), line: null });
  game.heard(beat("Ann attacks."));
  expect(said.mock.calls).toEqual([["Ann rolls."], ["Ann attacks."]]);
  leave();
});

test("the next table says nothing of the one before it", () => {
  vi.useFakeTimers();
  announcer.forget(); // of what other tests have said
  announcer.say("The game is over.");
  vi.advanceTimersByTime(200);
  expect(announcer.texts).toContain("The game is over.");
  announcer.say("Nobody has heard this yet.");
  const game = { ours: null, log: [], heard: () => undefined, suspense: new Suspense() } as unknown as Game;
  const leave = $effect.root(() => tell(game, {} as Hand));
  vi.advanceTimersByTime(200);
  expect(announcer.texts).toEqual(["", ""]);
  leave();
  vi.useRealTimers();
});
