/** Something goes: by opacity alone, which costs nothing. */

const MS = 200;

export function fade(element: Element): { duration: number; tick: (here: number) => void } {
  const { style } = element as HTMLElement;
  return { duration: MS, tick: (here) => (style.opacity = String(here)) };
}
