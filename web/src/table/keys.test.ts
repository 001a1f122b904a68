// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { arranged, obvious } from "./arranged";
import { clockWords } from "./clock";
import { deedOf } from "./keys";
import { nearest } from "./roving";

const press = (key: string, target: Element = document.body, ctrlKey = false): ReturnType<typeof deedOf> =>
  deedOf({ key, target, ctrlKey, metaKey: false, altKey: false, repeat: false });
const option = (words: string): { option: string; words: string; text: string } => ({ option: words, words, text: words });

describe("keys", () => {
  test("the space bar and Enter do the next thing, unless a button has the focus", () => {
    expect(press(" ")).toEqual({ do: "step" });
    expect(press("Enter")).toEqual({ do: "step" });
    expect(press(" ", document.createElement("button"))).toBe(null);
  });

  test("figures are options, 0 is the tenth", () => {
    expect(press("1")).toEqual({ do: "option", place: 0 });
    expect(press("0", document.createElement("button"))).toEqual({ do: "option", place: 9 });
  });

  test("a key that is held down, and one pressed behind an open dialog, do nothing", () => {
    const held = { key: " ", target: document.body, ctrlKey: false, metaKey: false, altKey: false, repeat: true };
    expect(deedOf(held)).toBe(null);
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.setAttribute("open", "");
    expect(press("u")).toBe(null);
    dialog.remove();
    expect(press("u")).toEqual({ do: "undo" });
  });

  test("letters are for whoever types first, and the browser's own keys stay its own", () => {
    expect(press("u")).toEqual({ do: "undo" });
    expect(press("U")).toEqual({ do: "undo" });
    expect(press("?")).toEqual({ do: "keys" });
    expect(press("u", document.createElement("input"))).toBe(null);
    expect(press("p", document.body, true)).toBe(null);
    expect(press("q")).toBe(null);
  });
});

describe("options", () => {
  test("those that end something come last", () => {
    const { all } = arranged([option("end"), option("summon d9"), option("spend d3")]);
    expect(all.map((one) => one.option)).toEqual(["summon d9", "spend d3", "end"]);
  });

  test("one key rolls, or takes the only way on, and chooses nothing", () => {
    expect(obvious([option("roll")])?.option).toBe("roll");
    expect(obvious([option("end")])?.option).toBe("end");
    expect(obvious([option("summon d9"), option("end")])).toBe(null);
    expect(obvious([option("pass"), option("enough")])).toBe(null);
  });
});

describe("arrows", () => {
  const box = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({
    left, top, width: 10, height: 10,
  });
  const boxes = [box(0, 0), box(20, 0), box(40, 0), box(20, 30)];

  test("go to what lies next in their direction", () => {
    expect(nearest(box(0, 0), boxes, [1, 0])).toBe(1);
    expect(nearest(box(40, 0), boxes, [-1, 0])).toBe(1);
    expect(nearest(box(20, 0), boxes, [0, 1])).toBe(3);
  });

  test("stay at the edge", () => expect(nearest(box(40, 0), boxes, [1, 0])).toBe(-1));
});

test.each([[0, "0:00"], [9.2, "0:10"], [65, "1:05"], [3600, "1:00:00"], [-3, "0:00"]])("%s seconds are %s", (seconds, words) => {
  expect(clockWords(seconds)).toBe(words);
});
