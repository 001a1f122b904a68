/** Type as large as the cards of the Wilds have room for: no text is ever cut, the longest are set more densely. */

/** Steps of `data-fit`, the largest first; from DENSE on, the foot gives its room to the text. */
const STEPS = 7;
export const DENSE = 3;

/** Whether all of the text of a card is within it. */
function isWhole(card: Element): boolean {
  const text = card.querySelector(".text");
  return text === null || text.scrollHeight <= text.clientHeight + 1;
}

/**
 * Finds for every card in a list the largest step at which its text is whole. While it is measured rows are of one height
 * (`data-fitting`); if the smallest type is still too large, the row grows, and the list can be scrolled.
 */
export function fitAll(list: HTMLElement): void {
  const cards = [...list.querySelectorAll<HTMLElement>("[data-card]")];
  list.dataset["fitting"] = "";
  for (const card of cards) card.dataset["fit"] = "0";
  let open = cards;
  // all at once, step by step: the page is laid out once for each step, and not once for each card
  for (let step = 1; step < STEPS && open.length > 0; step += 1) {
    open = open.filter((card) => !isWhole(card));
    for (const card of open) card.dataset["fit"] = String(step);
  }
  delete list.dataset["fitting"];
}

/** Keeps the cards of a list fitting, whatever window it is in; `what` is read, so that it is done anew when that changes. */
export function fitted(what: () => unknown): (list: HTMLElement) => () => void {
  return (list) => {
    void what();
    let size = "";
    const look = (): void => {
      const now = `${list.clientWidth} ${list.clientHeight}`;
      if (now === size) return;
      size = now;
      fitAll(list);
    };
    const again = (): void => {
      size = "";
      look();
    };
    look();
    const watch = typeof ResizeObserver === "function" ? new ResizeObserver(look) : null;
    watch?.observe(list);
    // letters of our own come late, and have other widths
    void document.fonts?.ready.then(again);
    return () => watch?.disconnect();
  };
}
