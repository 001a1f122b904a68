// @vitest-environment node
import { beforeEach, describe, expect, test } from "vitest";
import { Refusal, type Command, type Done } from "../net/messages";
import type { Decision } from "../net/state";
import { Hint } from "./hint.svelte";

const decision = (number: number): Decision => ({
  number, seat: 1, kind: "act", text: "", card: null, die: null, window: null, total: null,
  options: [
    { option: "summon d9", words: "", text: "Summon", die: 9, alike: [9, 11] },
    { option: "end", words: "", text: "Go on" },
  ],
});
const given: Done = { type: "done", id: 1, hint: {
  bot: "planner", option: "summon d9", text: "Summon", chance: 0.58, games: 24, others: [],
  than: { option: "end", text: "Go on" }, gain: 0.06, error: 0.01, reasons: ["Goblin scores 3 Glory if it survives: 62%."],
} };

let ours: Decision | null;
let asked: Command[];
let answers: { resolve: (done: Done) => void; reject: (refusal: Refusal) => void }[];
let hint: Hint;

beforeEach(() => {
  ours = decision(5);
  asked = [];
  answers = [];
  hint = new Hint({
    get ours() {
      return ours;
    },
    command: (command) => {
      asked.push(command);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
  });
});

describe("a hint", () => {
  test("is asked for once, waited for, and marks its option", async () => {
    const asking = hint.ask();
    void hint.ask();
    expect(asked).toEqual([{ type: "hint", seat: 1, answers: 5 }]);
    expect(hint.isWaiting).toBe(true);
    answers[0]?.resolve(given);
    await asking;
    expect(hint.isWaiting).toBe(false);
    expect(hint.now?.reasons.length).toBe(1);
    expect(hint.isAbout(11)).toBe(true);
    expect(hint.isAbout(12)).toBe(false);
    expect(hint.among(ours?.options ?? [])?.option).toBe("summon d9");
    expect(hint.canAsk).toBe(false);
  });

  test("is gone with its decision, even if it comes later", async () => {
    const asking = hint.ask();
    ours = decision(6);
    expect(hint.isWaiting).toBe(false);
    answers[0]?.resolve(given);
    await asking;
    expect(hint.now).toBe(null);
    expect(hint.isAbout(9)).toBe(false);
    expect(hint.canAsk).toBe(true);
  });

  test("for the next decision can be asked for while the last one is still on its way", async () => {
    const first = hint.ask();
    ours = decision(6);
    const second = hint.ask();
    expect(asked.length).toBe(2);
    answers[0]?.resolve(given);
    await first;
    expect(hint.isWaiting).toBe(true);
    answers[1]?.resolve(given);
    await second;
    expect(hint.now).not.toBe(null);
  });

  test("that is refused says so, and can be asked for again", async () => {
    const asking = hint.ask();
    answers[0]?.reject(new Refusal("too_many", "wait"));
    await asking;
    expect(hint.refusal?.id).toBe("too_many");
    expect(hint.canAsk).toBe(true);
    ours = decision(6);
    expect(hint.refusal).toBe(null);
  });

  test("is asked for again in another language", async () => {
    await hint.reword();
    expect(asked).toEqual([]);
    const asking = hint.ask();
    answers[0]?.resolve(given);
    await asking;
    const again = hint.reword();
    expect(asked.length).toBe(2);
    expect(hint.now?.text).toBe("Summon");
    answers[1]?.resolve({ ...given, hint: { ...(given.hint ?? expect.fail()), text: "Invoquer" } });
    await again;
    expect(hint.now?.text).toBe("Invoquer");
    const refused = hint.reword();
    answers[2]?.reject(new Refusal("too_many", "wait"));
    await refused;
    expect(hint.now).toBe(null);
  });

  test("is not for what cannot be chosen", async () => {
    ours = { ...decision(5), options: decision(5).options.slice(1) };
    await hint.ask();
    expect(asked).toEqual([]);
  });

  test("is not for others' decisions", async () => {
    ours = null;
    await hint.ask();
    expect(asked).toEqual([]);
  });
});
