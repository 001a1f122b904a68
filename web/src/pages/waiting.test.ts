// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { recorded } from "../net/recorded";
import { Company } from "../people/company.svelte";
import type { Game } from "../state/game.svelte";
import { say } from "../words/words.svelte";
import Waiting from "./Waiting.svelte";

let page: Record<string, unknown> | null = null;
let readied = 0;

function open(isAskedAgain: boolean, ready: readonly boolean[] = []): void {
  const seats = recorded.made.state.seats.map((seat, at) => ({ ...seat, ready: ready[at] ?? false }));
  const game = {
    id: "abc", state: { ...recorded.made.state, seats, status: "waiting" }, about: null, seats: [0], present: [0], invitation: "",
    company: new Company("abc", () => Promise.reject(new Error("nobody is asked"))),
    isReady: ready[0] ?? false, isAskedAgain, beReady: () => Promise.resolve(void (readied += 1)),
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

test("whoever is ready waits for the others, and once all are ready for the dice", async () => {
  open(false, [true, false]);
  expect(document.body.textContent).toContain(say("waiting-others"));
  if (page !== null) await unmount(page);
  open(false, recorded.made.state.seats.map(() => true));
  expect(document.body.textContent).not.toContain(say("waiting-others"));
  expect(document.body.textContent).toContain(say("waiting-dice"));
});
