/** How a cube lies: its sides are the faces of a die in their order, and each can be turned to the front, upright. */

export const SIDES = 6;

/** Degrees about the level and the upright axis that put each side there, seen from a cube that shows its first. */
export const PLACED = [[0, 0], [0, 90], [90, 0], [-90, 0], [0, -90], [0, 180]] as const;

/** Degrees that bring each side to the front. */
export const TURNS = [[0, 0], [0, -90], [-90, 0], [90, 0], [0, 90], [0, 180]] as const;

/** Where a side of a cube so many pixels wide is put, as a CSS transform. */
export function placed(side: number, wide: number): string {
  const [x, y] = PLACED[side] ?? PLACED[0];
  return `rotateX(${x}deg) rotateY(${y}deg) translateZ(${wide / 2}px)`;
}
