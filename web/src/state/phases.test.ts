// @vitest-environment node
import { expect, test } from "vitest";
import { phasesOf } from "./phases";

const STEPS = ["score", "roll", "immediate", "ready", "attack", "capture", "clean_up"];

test("the revised turn has five phases, the classic one six", () => {
  expect(phasesOf(false).map(({ id }) => id)).toEqual(["score", "roll_and_ready", "attack", "capture", "clean_up"]);
  expect(phasesOf(true).map(({ id }) => id)).toEqual(["score", "roll", "ready", "attack", "capture", "clean_up"]);
});

test.each([true, false])("every step of the engine belongs to one, in its order (classic: %s)", (isClassic) => {
  expect(phasesOf(isClassic).flatMap(({ steps }) => steps)).toEqual(STEPS);
});
