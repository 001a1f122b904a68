import { expect, test } from "vitest";
import { turnOf } from "./turn";

test("the revised turn has five phases, the classic one six", () => {
  expect(turnOf("revised", false).length).toBe(5);
  expect(turnOf("classic", false).map(({ title }) => title)).toEqual([
    "glance-score", "classic-roll", "classic-ready", "glance-attack", "glance-capture", "glance-clean",
  ]);
});

test("nothing but the Spent Pile is lost between them", () => {
  const lines = (edition: "revised" | "classic"): readonly string[] => turnOf(edition, false).flatMap((phase) => phase.lines);
  expect(lines("revised").filter((line) => !lines("classic").includes(line))).toEqual(["glance-clean-1"]);
});

test("with Large dice two lines differ, in both editions", () => {
  for (const edition of ["revised", "classic"] as const) {
    const usual = turnOf(edition, false).flatMap(({ lines }) => lines);
    const large = turnOf(edition, true).flatMap(({ lines }) => lines);
    expect(large.filter((line) => !usual.includes(line))).toEqual(["large-score", "large-roll"]);
    expect(large.length).toBe(usual.length);
  }
});
