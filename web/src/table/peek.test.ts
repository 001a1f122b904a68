// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recorded } from "../net/recorded";
import { peek, peeks } from "../ui/peek.svelte";
import CardPeek from "./CardPeek.svelte";

let page: Record<string, unknown>;
let die: HTMLButtonElement;
let clicks: number;
let stop: () => void;
const card = recorded.cards.find(({ kind }) => kind === "creature")!;

beforeEach(() => {
  vi.useFakeTimers();
  clicks = 0;
  page = mount(CardPeek, { target: document.body });
  die = document.body.appendChild(document.createElement("button"));
  die.addEventListener("click", () => (clicks += 1));
  stop = peeks(() => ({ card, die: { id: 1, card: 0, face: 0, level: 2, attack: 9, defense: 4 } }))(die);
});
afterEach(async () => {
  stop();
  die.remove();
  peek.hide();
  await unmount(page);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = (): string | null => {
  flushSync();
  return document.querySelector(".peek")?.textContent ?? null;
};
function point(on: Element, name: string, pointerType: string): void {
  const event = new MouseEvent(name, { bubbles: name !== "pointerenter", cancelable: true });
  Object.defineProperties(event, { pointerType: { value: pointerType }, movementX: { value: 3 }, movementY: { value: 0 } });
  on.dispatchEvent(event);
}

test("hovering shows the card after a moment, with what the die is now, until the pointer leaves", () => {
  point(die, "pointerenter", "mouse");
  vi.advanceTimersByTime(1000);
  // something that comes under a mouse at rest is not what anybody points at
  expect(shown()).toBe(null);
  point(die, "pointermove", "mouse");
  vi.advanceTimersByTime(1000);
  expect(shown()).toContain(card.name);
  expect(shown()).toContain("9");
  point(die, "pointerleave", "mouse");
  expect(shown()).toBe(null);
});

test("a long press looks and does nothing else; the tap beside it closes and does nothing else", () => {
  point(die, "pointerdown", "touch");
  vi.advanceTimersByTime(1000);
  expect(shown()).toContain(card.name);
  point(die, "pointerup", "touch");
  die.click();
  expect(clicks).toBe(0);
  expect(shown()).toContain(card.name);
  point(die, "pointerdown", "touch");
  point(die, "pointerup", "touch");
  die.click();
  expect(clicks).toBe(0);
  expect(shown()).toBe(null);
  die.click();
  expect(clicks).toBe(1);
});

test("a long press on another die looks at that one, and stays when the finger is lifted", async () => {
  const other = document.body.appendChild(document.createElement("button"));
  const next = recorded.cards.find(({ kind, name }) => kind === "creature" && name !== card.name)!;
  const leave = peeks(() => ({ card: next }))(other);
  const look = async (on: HTMLElement): Promise<void> => {
    point(on, "pointerdown", "touch");
    vi.advanceTimersByTime(1000);
    point(on, "pointerup", "touch");
    // a browser gives the focus to what was touched only now, and takes it from what had it
    on.focus();
    await Promise.resolve();
    on.click();
  };
  await look(die);
  await look(other);
  expect(shown()).toContain(next.name);
  leave();
  other.remove();
});

test("a finger that moves scrolls, and does not look", () => {
  point(die, "pointerdown", "touch");
  const moved = new MouseEvent("pointermove", { clientX: 0, clientY: 40 });
  Object.defineProperty(moved, "pointerType", { value: "touch" });
  die.dispatchEvent(moved);
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe(null);
});

test("the key i opens and closes it, Escape closes it", () => {
  const key = (name: string): boolean => die.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  key("i");
  expect(shown()).toContain(card.name);
  key("i");
  expect(shown()).toBe(null);
  key("i");
  key("Escape");
  expect(shown()).toBe(null);
});

test("it goes with the die that was pointed at", async () => {
  point(die, "pointerenter", "mouse");
  point(die, "pointermove", "mouse");
  vi.advanceTimersByTime(1000);
  expect(shown()).toContain(card.name);
  stop();
  die.remove();
  await Promise.resolve();
  expect(shown()).toBe(null);
});

test("a swipe that closes it leaves the next tap alone", () => {
  point(die, "pointerdown", "touch");
  vi.advanceTimersByTime(1000);
  point(die, "pointerup", "touch");
  die.click();
  point(document.body, "pointerdown", "touch");
  expect(shown()).toBe(null);
  point(die, "pointerdown", "touch");
  point(die, "pointerup", "touch");
  die.click();
  expect(clicks).toBe(1);
});
