// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Mats from "./Mats.svelte";

let mounted: Record<string, unknown>;
const boxes = (): readonly HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
const mat = (): string => document.querySelector("article")?.textContent ?? "";

function choose(edition: string): void {
  const select = [...document.querySelectorAll("select")].find(({ options }) => [...options].some(({ value }) => value === "classic"))!;
  select.value = edition;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  mounted = mount(Mats, { target: document.body });
  flushSync();
});
afterEach(() => unmount(mounted));

test("a mat has what its boxes add", () => {
  for (const box of boxes()) box.click();
  flushSync();
  for (const words of ["Locked Area", "Lock one", "go on one quest", "Set your Large dice aside", "25"]) expect(mat()).toContain(words);
  expect(mat()).not.toContain("None may stay behind");
});

test("the classic edition cannot be combined with them", () => {
  for (const box of boxes()) box.click();
  flushSync();
  choose("classic");
  expect(boxes().map(({ disabled, checked }) => [disabled, checked])).toEqual([[true, false], [true, false], [true, false]]);
  for (const words of ["Locked Area", "Lock one", "quest", "Large", "Spent Pile", "25"]) expect(mat()).not.toContain(words);
  expect(mat()).toContain("None may stay behind");
  choose("revised");
  expect(boxes().every(({ checked }) => checked)).toBe(true);
  expect(mat()).toContain("Locked Area");
});
