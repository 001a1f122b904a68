/** A die seen from a corner: three of its faces, laid on the sides of a cube. For pictures, not for play. */
import { dieColours } from "./colours";
import { type DieCard, type DieFace, faceParts, type Part } from "./face";
import { box } from "./path";

export interface Side {
  readonly transform: string;
  readonly parts: readonly Part[];
}

const SIDE = box(0, 0, 64, 64, 5);
/** Cosine and sine of 30°, the slope of the edges. */
const [C, S] = [0.866, 0.5];
const MATRICES = {
  top: [C, -S, C, S, -64 * C, -64 * S],
  left: [C, S, 0, 1, -64 * C, -64 * S],
  right: [C, -S, 0, 1, 0, 0],
} as const;
/** How the light falls. */
const LIGHT = { top: "rgb(255 255 255 / 0.14)", left: "rgb(0 0 0 / 0.08)", right: "rgb(0 0 0 / 0.34)" } as const;

/** The cube's near corner is at (0, 0), its edges are 64 long. */
export function isoDie(card: DieCard, faces: { readonly top: DieFace; readonly left: DieFace; readonly right: DieFace }): readonly Side[] {
  const { shade } = dieColours(card);
  return (["top", "left", "right"] as const).map((side) => ({
    transform: `matrix(${MATRICES[side].map((n) => Math.round(n * 1000) / 1000).join(" ")})`,
    parts: [{ d: SIDE, fill: shade }, ...faceParts(card, faces[side], 96), { d: SIDE, fill: LIGHT[side] }],
  }));
}
