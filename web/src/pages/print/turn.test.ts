// @vitest-environment node
import { expect, test } from "vitest";
import { additionsOf, turnOf, type Additions, type Edition } from "./turn";

const all: Additions = { hasLock: true, hasQuests: true, hasLarge: true };
const none: Additions = { hasLock: false, hasQuests: false, hasLarge: false };
const lines = (edition: Edition, wished: Additions = none): readonly string[] => turnOf(edition, wished).flatMap((phase) => phase.lines);
/** What a mat for these boxes has, and what it has not any more. */
const differing = (wished: Partial<Additions>): readonly (readonly string[])[] => {
  const [usual, other] = [lines("revised"), lines("revised", { ...none, ...wished })];
  return [other.filter((line) => !usual.includes(line)), usual.filter((line) => !other.includes(line))];
};

test("the revised turn has five phases, the classic one six", () => {
  expect(turnOf("revised").length).toBe(5);
  expect(turnOf("classic").map(({ title }) => title)).toEqual([
    "glance-score", "classic-roll", "classic-ready", "glance-attack", "glance-capture", "glance-clean",
  ]);
});

test("nothing but the Spent Pile is lost between them", () => {
  expect(lines("revised").filter((line) => !lines("classic").includes(line))).toEqual(["glance-clean-1"]);
});

test("with Large dice three lines differ: they are rolled with the others, and go to the side", () => {
  expect(differing({ hasLarge: true })).toEqual([
    ["large-score", "large-roll", "large-clean"],
    ["glance-score-3", "glance-roll-1", "glance-clean-1"],
  ]);
});

test("with quests Creatures may go on one instead of attacking", () => {
  expect(differing({ hasQuests: true })).toEqual([["quest-attack"], ["glance-attack-1"]]);
});

test("with a Locked Area a Lock is not left behind when phase 2 ends", () => {
  expect(differing({ hasLock: true })).toEqual([["lock-roll"], []]);
  expect(turnOf("revised", all).find(({ title }) => title === "glance-roll")?.lines.at(-1)).toBe("lock-roll");
});

test("the classic edition has none of these boxes", () => {
  expect(additionsOf("classic", all)).toEqual(none);
  expect(lines("classic", all)).toEqual(lines("classic"));
  expect(additionsOf("revised", all)).toEqual(all);
});
