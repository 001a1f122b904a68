/**
 * Arrow keys go from die to die and from card to card, as they lie; Tab stops only at those that can be used, or, where
 * there is none, at the one that arrows came to last.
 *
 * Where the focus was is remembered: a die that has moved takes it along, and if it is gone the focus goes to what is asked.
 */

const THINGS = "[data-die], [data-card], [data-player]";
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The place of the nearest box in a direction; -1 if there is none. What lies aside counts as further away. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: readonly [number, number]): number {
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(from);
  let found = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const [bx, by] = middle(box);
    const along = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    const distance = along + aside * 2.5;
    if (along > 2 && distance < least) [found, least] = [place, distance];
  });
  return found;
}

function nameOf(element: Element): string | null {
  for (const name of ["data-die", "data-card", "data-player"]) {
    const value = element.getAttribute(name);
    if (value !== null) return `[${name}="${CSS.escape(value)}"]`;
  }
  return null;
}

/** Makes an element a table that is walked over by keys; `lost` is called when what had the focus is gone. */
export function walked(lost: () => void): (table: HTMLElement) => () => void {
  return (table) => {
    let last: string | null = null;
    /** Where Tab comes in if nothing can be used. */
    let entry: string | null = null;
    const all = (): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(THINGS)].filter((one) => one.tagName === "BUTTON");

    const arrange = (): void => {
      const things = all();
      const stops = things.filter((one) => one.matches(".canAct, .naming") || one === document.activeElement);
      if (stops.length === 0) stops.push(...things.filter((one) => entry !== null && one.matches(entry)).slice(0, 1));
      if (stops.length === 0) stops.push(...things.slice(0, 1));
      for (const one of things) {
        const place = stops.includes(one) ? 0 : -1;
        if (one.tabIndex !== place) one.tabIndex = place;
      }
      if (last === null || document.activeElement !== document.body) return;
      const again = table.querySelector<HTMLElement>(last);
      // it is given back where it was, so nothing is to move for it
      if (again) again.focus({ preventScroll: true });
      else lost();
      last = null;
    };
    const pressed = (event: KeyboardEvent): void => {
      const way = ARROWS[event.key];
      if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const things = all();
      const from = event.target instanceof Element ? event.target.closest<HTMLElement>(THINGS) : null;
      if (from === null) return;
      const place = nearest(from.getBoundingClientRect(), things.map((one) => one.getBoundingClientRect()), way);
      event.preventDefault();
      things[place]?.focus();
      things[place]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    const focused = (event: FocusEvent): void => {
      const thing = event.target instanceof Element ? event.target.closest(THINGS) : null;
      last = thing === null ? null : nameOf(thing);
      entry = last ?? entry;
      arrange();
    };
    const elsewhere = (event: FocusEvent): void => {
      if (!(event.target instanceof Node) || table.contains(event.target)) return;
      last = null;
      arrange();
    };
    /** Whoever clicks beside everything lets go of the focus: it is not lost then. */
    const clicked = (event: PointerEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest(THINGS) === null) last = null;
    };

    const watch = new MutationObserver(arrange);
    watch.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
    table.addEventListener("keydown", pressed);
    table.addEventListener("focusin", focused);
    document.addEventListener("focusin", elsewhere);
    document.addEventListener("pointerdown", clicked);
    arrange();
    return () => {
      watch.disconnect();
      table.removeEventListener("keydown", pressed);
      table.removeEventListener("focusin", focused);
      document.removeEventListener("focusin", elsewhere);
      document.removeEventListener("pointerdown", clicked);
    };
  };
}
