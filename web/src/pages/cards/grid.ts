/** Moving over a grid of cards by the arrow keys. */

/** The card that lies in that direction, among those of the same list. */
export function neighbour(card: HTMLElement, key: string): HTMLElement | null {
  const list = card.closest("ul");
  if (list === null) return null;
  const all = [...list.querySelectorAll<HTMLElement>("[data-card]")];
  const here = all.indexOf(card);
  const rowOf = (one: HTMLElement): number => one.getBoundingClientRect().top;
  const columns = all.filter((one) => rowOf(one) === rowOf(all[0] as HTMLElement)).length;
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  const step = steps[key];
  return step === undefined ? null : (all[here + step] ?? null);
}
