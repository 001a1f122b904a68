/** Dice that pull faces: eyes, brows and mouth as strokes on a grid of 64, and what else is seen of each. */

import type { Emote } from "./phrases";

export interface Drawn {
  /** Colours of a die. */
  readonly body: string;
  readonly lit: string;
  readonly ink: string;
  /** Lines, and what is filled. */
  readonly lines: string;
  readonly fills: string;
  /** Something in another colour: a tear, a hand. */
  readonly extra?: { readonly d: string; readonly colour: string };
}

const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y} a${rx} ${ry} 0 1 0 ${2 * rx} 0 a${rx} ${ry} 0 1 0 ${-2 * rx} 0 Z`;
const EYES = oval(22, 27, 4, 5) + oval(42, 27, 4, 5);

export const DRAWN: Readonly<Record<Emote, Drawn>> = {
  smile: { body: "#f2c230", lit: "#ffe58a", ink: "#3a2402", fills: EYES, lines: "M19 40 Q32 54 45 40" },
  laugh: {
    body: "#4ea54a", lit: "#a5dd8d", ink: "#08260a",
    fills: "M17 36 Q32 38 47 36 Q46 54 32 54 Q18 54 17 36 Z", lines: "M16 28 Q21 20 27 28 M37 28 Q43 20 48 28",
  },
  wow: {
    body: "#3d8bd4", lit: "#a9d5ff", ink: "#06213d",
    fills: oval(21, 27, 5, 6) + oval(43, 27, 5, 6) + oval(32, 46, 7, 8.5), lines: "M14 17 Q20 12 26 16 M38 16 Q44 12 50 17",
  },
  think: {
    body: "#e9e2d2", lit: "#ffffff", ink: "#33291a",
    fills: oval(24, 26, 4, 5) + oval(44, 26, 4, 5), lines: "M24 45 L42 42 M16 17 Q22 12 29 16 M37 19 L50 19",
  },
  cry: {
    body: "#7c58b8", lit: "#cbb2f2", ink: "#1d0c38",
    fills: EYES, lines: "M20 49 Q32 38 44 49 M15 21 Q20 16 27 19 M37 19 Q44 16 49 21",
    extra: { d: "M45 33 C51 41 52 45 48 48 C43 50 40 45 45 33 Z", colour: "#a9e0ff" },
  },
  grumble: {
    body: "#c63d2f", lit: "#ff9c86", ink: "#340702",
    fills: oval(22, 29, 4, 4) + oval(42, 29, 4, 4), lines: "M14 18 L28 24 M50 18 L36 24 M19 48 Q24 42 29 46 Q34 50 39 45 Q43 42 46 47",
  },
};
