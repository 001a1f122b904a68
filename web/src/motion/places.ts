/** Where things are on the page: dice, areas of mats, bags and cards of the Wilds. Only looks, and changes nothing. */

import type { Seen } from "./frames";
import type { Spot } from "./journeys";

/** How wide a die is drawn where there is none to be seen: at a bag, a card, a heap, a folded area. */
const FAR = 20;

export interface Found extends Seen {
  /** The die itself, where it can be seen there. */
  readonly element: HTMLElement | null;
}

export class Places {
  constructor(
    private readonly table: Element,
    /** The id of a card, by its number. */
    private readonly cardId: (card: number) => string,
  ) {}

  /** The place of a die there; null if there is nothing of the kind on this page. */
  find(spot: Spot, die: number, card: number): Found | null {
    if (spot.zone === "out") return null;
    if (spot.zone === "wilds") {
      const tile = this.one(`[data-card="${CSS.escape(this.cardId(spot.card))}"]`);
      // dice without a card in the Wilds lie beside them
      return tile ? middle(tile) : edge(this.one('[data-zone="wilds"]'));
    }
    const mat = `[data-seat="${spot.seat}"]`;
    const zone = `${mat} [data-zone="${spot.zone}"]`;
    // of a die that goes through the bag within one beat, the bag is meant
    const itself = spot.zone === "bag" ? null : this.one(`${mat} [data-die="${die}"]`);
    if (itself !== null) return { ...whole(itself), element: itself };
    return middle(this.one(`${zone} [data-heap="${card}"]`) ?? this.one(zone) ?? this.one(`${mat} [data-fold="${spot.zone}"]`) ?? this.one(mat));
  }

  /** Every die that can be seen. */
  dice(): Map<number, Found> {
    const found = new Map<number, Found>();
    for (const element of this.table.querySelectorAll<HTMLElement>("[data-die]")) {
      if (isThere(element)) found.set(Number(element.dataset["die"]), { ...whole(element), element });
    }
    return found;
  }

  private one(selector: string): HTMLElement | null {
    return [...this.table.querySelectorAll<HTMLElement>(selector)].find(isThere) ?? null;
  }
}

/** A folded area is still in the document, but has no box. */
function isThere(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function whole(element: Element): Seen {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}

function middle(element: HTMLElement | null): Found | null {
  if (element === null) return null;
  const { x, y } = whole(element);
  return { x, y, size: FAR, element: null };
}

function edge(element: HTMLElement | null): Found | null {
  const found = middle(element);
  return found && element ? { ...found, x: element.getBoundingClientRect().right } : null;
}
