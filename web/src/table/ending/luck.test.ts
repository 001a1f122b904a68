// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { DiceStatistics } from "../../net/server";
import type { Standing } from "../../net/state";
import { say } from "../../words/words.svelte";
import DiceLuck from "./DiceLuck.svelte";

let page: Record<string, unknown>;
afterEach(() => unmount(page));

const COUNTED: DiceStatistics = { rolls: 0, chi_square: 0, degrees: 0, p: null, dice: [], unknown: [] };

function lay(rolls: number, standing: Standing, dice = COUNTED): HTMLElement {
  const measure = { rolled: 3, expected: 3, share: 0.5 };
  const luck = [{ seat: 0, rolls, quiddity: measure, creatures: measure }];
  page = mount(DiceLuck, { target: document.body, props: { luck, names: ["Ann"], cards: [], dice, standing } });
  flushSync();
  return document.body;
}

test.each(["practice", "taken_back", "upgraded"] as const)("dice that the server does not count are not too few: %s", (standing) => {
  const shown = lay(84, standing);
  expect(shown.textContent).toContain(say("dice-uncounted", { standing }));
  expect(shown.textContent).not.toContain(say("dice-too-few", { rolls: 0 }));
  expect(shown.querySelector("table")).toBe(null);
});

test("dice that were counted have their table", () => {
  const shown = lay(12, "verified", { ...COUNTED, rolls: 12 });
  expect(shown.textContent).toContain(say("dice-too-few", { rolls: 12 }));
  expect(shown.querySelector("table")).not.toBe(null);
});
