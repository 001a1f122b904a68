// @vitest-environment node
import { expect, test } from "vitest";
import { events, recorded } from "../net/recorded";
import { logOf } from "../state/log";
import { actionsOf } from "./actions";
import { takesOf, tagOf } from "./tags";

const log = logOf(events);
const actions = actionsOf(log, recorded.cards);

test("an action is one line with its dice, and no sentence is lost but those that keep the books", () => {
  const rolled = actions[0];
  expect([rolled?.verb, rolled?.player]).toEqual(["rolled", 0]);
  expect(rolled?.chips.length).toBe(6);
  expect(rolled?.chips.every(({ isBare, face }) => isBare && face !== null)).toBe(true);
  const told = new Set(actions.flatMap(({ lines }) => lines));
  const books = ["turn", "refilled", "moved", "spent", "quiddity", "total", "defended", "held", "ability"];
  expect(log.filter((line) => !told.has(line) && !books.includes(line.kind))).toEqual([]);
});

test("an attack and what it destroys are one action; what is destroyed is red", () => {
  const attack = actions.find(({ lines }) => lines.some(({ kind }) => kind === "destroyed"));
  expect(attack?.lines[0]?.kind).toBe("attacked");
  expect(attack?.chips[0]).toMatchObject({ mark: "attack", card: null });
  expect(attack?.chips.filter(({ look }) => look === "hit").length).toBeGreaterThan(0);
});

test("what is taken back is an action of its own", () => {
  const [before] = actionsOf(log.map((line) => ({ ...line, isTakenBack: line === log[1] })), recorded.cards);
  expect(before?.isTakenBack).toBe(true);
});

test("a tag says what a click does, and what that costs", () => {
  const summon = { option: "summon d3", words: "", text: "Summon it · 2", die: 3, price: 2 };
  expect(tagOf([])).toBe(null);
  expect(tagOf([summon])).toEqual({ kind: "summon", price: 2 });
  expect(tagOf([{ ...summon, option: "conjure d3" }])).toEqual({ kind: "use", price: null });
  expect(takesOf([summon, { ...summon, option: "spend d3" }])).toBe("|summon d3|spend d3|");
});
