// @vitest-environment node
import { expect, test } from "vitest";
import { boxOf } from "../../net/fixtures/boxes";
import type { Offer } from "../../net/server";
import { offered, presetOf, setTo } from "./presets";
import { newWildsDraft } from "./wish";

const rule = (name: string, standard: unknown, ...values: readonly unknown[]): object => ({ name, standard, range: null, values: values.map((value) => ({ value, text: null })) });
const offer = {
  boxes: [boxOf("first", { is_standard: true }), boxOf("travels", { quests: 5 }), boxOf("cells", { has_locks: true }), boxOf("sparks", { has_energy: true }), boxOf("fiends", { leads: true })],
  rules: [rule("captures", 1, 1, 2), rule("quests", null, null, true, false)],
} as unknown as Offer;

test("only what this server has boxes and rules for is offered", () => {
  expect(offered(offer).map(({ name }) => name)).toEqual(["usual", "quick", "quests", "locks", "energies", "everything"]);
  const bare = { boxes: [boxOf("first", { is_standard: true })], rules: [] } as unknown as Offer;
  expect(offered(bare).map(({ name }) => name)).toEqual(["usual"]);
});

test("a preset sets boxes and rules, and lets go of what belonged to another one", () => {
  const draft = { ...newWildsDraft(), boxes: ["first", "cells"], named: "ready", rules: { captures: 2 }, chosen: ["cells/key", "first/goblin"] };
  setTo(draft, offered(offer).find(({ name }) => name === "quests")!, offer.boxes);
  expect(draft).toMatchObject({ boxes: ["first", "travels"], rules: { quests: true }, named: "", chosen: ["first/goblin"] });
});

test("whoever changes something has left the preset, and is back in it when they change it back", () => {
  const draft = { ...newWildsDraft(), boxes: ["first"] };
  expect(presetOf(draft, offer)?.name).toBe("usual");
  draft.rules = { captures: 2 };
  expect(presetOf(draft, offer)?.name).toBe("quick");
  draft.rules = { captures: 1 };
  expect(presetOf(draft, offer)?.name).toBe("usual");
  draft.boxes = ["first", "sparks"];
  expect(presetOf(draft, offer)?.name).toBe("energies");
  draft.boxes = offer.boxes.map(({ id }) => id).reverse();
  expect(presetOf(draft, offer)?.name).toBe("everything");
  draft.named = "ready";
  expect(presetOf(draft, offer)).toBeUndefined();
});
