/** What a step means, as an element of the page. */

import type { Option } from "../net/state";
import type { Card } from "../net/cards";

export interface Pointed {
  /** Whose side is ours. */
  readonly near: number;
  readonly cards: readonly Card[];
  readonly expected: Option | null;
}

/**
 * Selectors of what is meant, best first: `zone used`, `rival zone ready`, `glory`, `wilds`, `fight`, or without a name
 * whatever the expected option is about.
 */
export function selectorsOf(point: string | undefined, { near, cards, expected }: Pointed): readonly string[] {
  if (point === undefined) return expected === null ? [] : selectorsOfOption(expected, cards);
  const [name = "", what = "", zone = ""] = point.split(" ");
  switch (name) {
    case "wilds":
      return ['[data-zone="wilds"]'];
    case "fight":
      return ["[data-fight]", ...zoneOf(`[data-seat="${near}"]`, "ready")];
    case "glory":
      return [`[data-seat="${near}"] [data-zone="glory"]`, `[data-seat="${near}"]`];
    case "rival":
      return zoneOf(`[data-seat]:not([data-seat="${near}"])`, zone);
    default:
      return zoneOf(`[data-seat="${near}"]`, what);
  }
}

/** An area of a mat, or what stands for it where it is folded. */
function zoneOf(mat: string, zone: string): readonly string[] {
  return [`${mat} [data-zone="${zone}"]`, `${mat} [data-fold="${zone}"]`, mat];
}

function selectorsOfOption(option: Option, cards: readonly Card[]): readonly string[] {
  const dice = option.alike ?? (option.die === undefined ? [] : [option.die]);
  const card = option.card === undefined ? undefined : cards[option.card];
  return [
    ...dice.map((die) => `[data-die="${die}"]`),
    ...(card !== undefined && dice.length === 0 ? [`[data-card="${card.id}"]`] : []),
    `[data-option="${CSS.escape(option.option)}"]`,
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
