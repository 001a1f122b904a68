/** A die as a cube of six faces that can tumble; `cube.css` turns it.
 *
 * The markup has no styles: sizes come from `--die` on an element around it, which face is up from `data-up`. */
import { type DieCard, type DieFace, dieSide } from "./face";

export const SIDES = 6;

/** `up` is the place among the card's faces that has come up. Faces are decoration; whoever shows the cube names it. */
export function cube(card: DieCard & { readonly faces: readonly DieFace[] }, up: number, size: number): string {
  const sides = card.faces
    .slice(0, SIDES)
    .map((face, i) => `<span class="die-side die-side-${i}">${dieSide(card, face, size)}</span>`)
    .join("");
  return `<span class="die-stage"><span class="die-cube" data-up="${up}">${sides}</span></span>`;
}
