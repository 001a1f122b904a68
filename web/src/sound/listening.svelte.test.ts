// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { events } from "../net/recorded";
import type { State } from "../net/state";
import type { Beat } from "../state/beats";
import type { Shown } from "../state/shown";
import { listen } from "./listening.svelte";
import type { Sound } from "./voices";

const over = events.at(-1)!.state;
const fought: Beat = {
  event: 4, kind: "attacked", line: null, happenings: [["attacked", 0, null, null, null, null, null]], rolled: [], table: null,
};

class Table {
  state: State | null = $state.raw(events[3]!.state);
  beat: Beat | null = $state.raw(null);
  isOver = $derived(this.state?.status === "over");
  readonly ours = null;
  readonly table = null;
  readonly seats = [0];
}

let table: Table;
let heard: Sound[];
let leave: () => void;

function lay(): void {
  leave = $effect.root(() => listen(table as unknown as Shown, () => [], { play: (sound) => void heard.push(sound) }));
  flushSync();
}

beforeEach(() => {
  table = new Table();
  heard = [];
  lay();
});
afterEach(() => leave());

test("the end is heard once, whatever comes after it", () => {
  table.beat = fought;
  flushSync();
  heard = [];
  table.state = over;
  flushSync();
  expect(heard.length).toBe(1);
  table.state = { ...over, rematch: "next" };
  flushSync();
  expect(heard.length).toBe(1);
});

test("a table that is laid again tells nothing once more", () => {
  table.beat = fought;
  table.state = over;
  flushSync();
  expect(heard).toContain("light");
  leave();
  heard = [];
  lay();
  expect(heard).toEqual([]);
});
