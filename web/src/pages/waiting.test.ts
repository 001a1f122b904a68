import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { recorded } from "../net/recorded";
import type { Game } from "../state/game.svelte";
import { say } from "../words/words.svelte";
import Waiting from "./Waiting.svelte";

let page: Record<string, unknown> | null = null;
let readied = 0;

function open(isAskedAgain: boolean): void {
  const game = {
    id: "abc", state: { ...recorded.made.state, status: "waiting" }, about: null, seats: [0], present: [0], invitation: "",
    isReady: false, isAskedAgain, beReady: () => Promise.resolve(void (readied += 1)),
  };
  page = mount(Waiting, { target: document.body, props: { game: game as unknown as Game } });
  flushSync();
}
afterEach(async () => {
  if (page !== null) await unmount(page);
});

test("a second part of the dice is given only by whoever presses the button, and told why", () => {
  open(true);
  expect(document.body.textContent).toContain(say("be-ready-again"));
  expect(readied).toBe(0);
  document.querySelector<HTMLButtonElement>("button.ready")?.click();
  expect(readied).toBe(1);
});

test("the first time nothing has to be told", () => {
  open(false);
  expect(document.body.textContent).not.toContain(say("be-ready-again"));
});
