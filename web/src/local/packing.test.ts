// @vitest-environment node
import { expect, test } from "vitest";
import { addressOf } from "./address";
import { isRecord, packed, playersOf, unpacked } from "./packing";

const RECORD = "quarriors record 1\nengine: 2\nplayers: Ann, Zoë\nwilds: base/portal\n\n1 Ann: roll; drawn Assistant; rolled Q1\n";

test("a record goes into a link and comes out as it was", async () => {
  const link = await packed(RECORD);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpacked(link)).toBe(RECORD);
});

test("a link that was cut off, or was never one, has no game", async () => {
  const link = await packed(RECORD);
  expect(await unpacked(link.slice(0, link.length / 2))).toBeNull();
  expect(await unpacked("no-game-at-all")).toBeNull();
  expect(await unpacked(await packed("something else"))).toBeNull();
});

test("records are known by their first line, also those of a server", () => {
  expect(isRecord(RECORD)).toBe(true);
  expect(isRecord("quarriors game 2\ngame: abc\n")).toBe(true);
  expect(isRecord("quarriors position 2\n")).toBe(false);
});

test("who sits at the table stands in the record", () => {
  expect(playersOf(RECORD)).toEqual(["Ann", "Zoë"]);
  expect(playersOf("nothing")).toEqual([]);
});

test.each([
  ["https://games.example", "https://games.example/"],
  ["games.example/quarriors", "https://games.example/quarriors/"],
  ["http://127.0.0.1:8000/index.html", "http://127.0.0.1:8000/"],
  ["", null],
  ["javascript:alert(1)", null],
  ["two words", null],
  ["https://me@games.example", null],
])("the address of a server: %s", (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});
