import { expect, test } from "vitest";
import { turnOf } from "./turn";

test("the revised turn has five phases, the classic one six", () => {
  expect(turnOf("revised").length).toBe(5);
  expect(turnOf("classic").map(({ title }) => title)).toEqual([
    "glance-score", "classic-roll", "classic-ready", "glance-attack", "glance-capture", "glance-clean",
  ]);
});

test("nothing but the Spent Pile is lost between them", () => {
  const lines = (edition: "revised" | "classic"): readonly string[] => turnOf(edition).flatMap((phase) => phase.lines);
  expect(lines("revised").filter((line) => !lines("classic").includes(line))).toEqual(["glance-clean-1"]);
});
