// @vitest-environment node
import { expect, test } from "vitest";
import type { Die } from "../net/state";
import { groupsOf } from "./together";

const die = (id: number, carrier?: number): Die => ({ id, card: 0, face: 0, ...(carrier === undefined ? {} : { with: carrier }) });
const ids = (dice: readonly Die[]): number[][] => groupsOf(dice).map((group) => group.map(({ id }) => id));

test("what is attached lies beside its carrier, wherever it lay before", () => {
  expect(ids([die(1), die(2), die(3, 1)])).toEqual([[1, 3], [2]]);
  expect(ids([die(3, 2), die(4, 2), die(1), die(2)])).toEqual([[1], [2, 3, 4]]);
});

test("what is attached to a die elsewhere lies by itself, and no die is lost", () => {
  expect(ids([die(1), die(2, 9)])).toEqual([[1], [2]]);
  expect(ids([die(1), die(2, 1), die(3, 2)])).toEqual([[1, 2, 3]]);
});
