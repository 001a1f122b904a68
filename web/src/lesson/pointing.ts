/** What a step means, as an element of the page. */

import { kindOf, type Option } from "../net/state";
import type { Card } from "../net/cards";

export interface Pointed {
  /** Whose side is ours. */
  readonly near: number;
  readonly cards: readonly Card[];
  readonly expected: Option | null;
}

/**
 * Selectors of what is meant, best first: `zone used`, `glory`, `track`, `wilds`, `fight struck`, or without a name
 * whatever the expected option is about. Of a fight never all is meant: it fills the table, and a bubble goes beside.
 */
export function selectorsOf(point: string | undefined, { near, cards, expected }: Pointed): readonly string[] {
  if (point === undefined) return expected === null ? [] : selectorsOfOption(expected, cards);
  const [name = "", zone = ""] = point.split(" ");
  switch (name) {
    case "wilds":
      return ['[data-zone="wilds"]'];
    case "track":
      return ["[data-track]"];
    case "fight":
      return [`[data-fight] ${FIGHT[zone] ?? "[data-stands]"}`, ...zoneOf(`[data-seat="${near}"]`, "ready")];
    case "glory":
      return [`[data-seat="${near}"] [data-zone="glory"]`, `[data-seat="${near}"]`];
    default:
      return zoneOf(`[data-seat="${near}"]`, zone);
  }
}

/** In a fight: how strong it is, what is left of that, and whom it has met last. */
const FIGHT: Readonly<Record<string, string>> = {
  total: '[data-medal="total"]', left: '[data-medal="left"]', struck: "[data-struck]",
};

/** An area of a mat, or what stands for it where it is folded. */
function zoneOf(mat: string, zone: string): readonly string[] {
  return [`${mat} [data-zone="${zone}"]`, `${mat} [data-fold="${zone}"]`, mat];
}

function selectorsOfOption(option: Option, cards: readonly Card[]): readonly string[] {
  const dice = option.alike ?? (option.die === undefined ? [] : [option.die]);
  const card = option.card === undefined ? undefined : cards[option.card];
  return [
    // one that fights is not seen on its mat meanwhile
    ...dice.map((die) => `[data-stands="${die}"] button`),
    ...dice.map((die) => `[data-die="${die}"]`),
    ...(card !== undefined && dice.length === 0 ? [`[data-card="${card.id}"]`] : []),
    `[data-option="${CSS.escape(option.option)}"]`,
  ];
}

/** Selectors of what a step speaks of as well, beside what it means. */
export function selectorsBeside(point: string | undefined, { near, expected }: Pick<Pointed, "near" | "expected">): readonly string[] {
  const mat = `[data-seat="${near}"]`;
  const isRoll = expected !== null && kindOf(expected) === "roll";
  return [
    "[data-fight] [data-stands]", "[data-fight] [data-medal]",
    ...(point === "glory" ? ["[data-track]"] : []),
    ...(isRoll ? [`${mat} [data-zone="bag"]`, `${mat} [data-zone="used"]`] : []),
  ];
}

/** The first of them that can be seen. */
export function findOnPage(selectors: readonly string[], page: ParentNode = document): HTMLElement | null {
  for (const selector of selectors) {
    for (const element of page.querySelectorAll<HTMLElement>(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return element;
    }
  }
  return null;
}

/** Brings something into sight where it is scrolled away. The page itself is never moved, as `scrollIntoView` would. */
export function bringIn(element: HTMLElement): void {
  for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const [at, window] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    if (SCROLLS.test(overflowX)) around.scrollLeft += beyond(at.left, at.right, window.left, window.right);
    if (SCROLLS.test(overflowY)) around.scrollTop += beyond(at.top, at.bottom, window.top, window.bottom);
  }
}

const SCROLLS = /auto|scroll/;
/** Room that is left around it. */
const MARGIN = 8;

/** How far something sticks out of a window; what is larger shows its beginning. */
function beyond(from: number, to: number, least: number, most: number): number {
  if (from - MARGIN < least || to - from > most - least) return Math.min(0, from - MARGIN - least);
  return Math.max(0, to + MARGIN - most);
}
