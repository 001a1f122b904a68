/** Keyframes of dice that are thrown, or that are carried from one place to another. Transforms and opacity only. */

import { TURNS } from "../art/cube";

/** The middle of a die, and how wide it is, in pixels of the window. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Frames {
  /** Over the table, as seen from above. */
  readonly ground: Keyframe[];
  /** Up and down. */
  readonly lift: Keyframe[];
  readonly shadow: Keyframe[];
  /** About its middle: none for a die that is carried. */
  readonly turn: Keyframe[] | null;
}

const UP = "cubic-bezier(0.15, 0.65, 0.5, 1)";
const DOWN = "cubic-bezier(0.5, 0, 0.85, 0.35)";

/** When a die that is thrown touches the table, as shares of its time. */
export const BOUNCES = [0.5, 0.76, 0.92] as const;

const px = (n: number): string => `${Math.round(n * 10) / 10}px`;
const deg = (n: number): string => `${Math.round(n * 10) / 10}deg`;

/** Part of the way, drawn `wide` pixels wide. */
function at(from: Seen, to: Seen, share: number, wide: number): string {
  const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
  const size = from.size + (to.size - from.size) * share;
  return `translate(${px(x - wide / 2)}, ${px(y - wide / 2)}) scale(${Math.round((size / wide) * 1000) / 1000})`;
}

/** A cube turned so that side `up` lies in front, and leaning by so much more. */
export function turnedTo(up: number, wide: number, x = 0, y = 0, z = 0): string {
  const [ux, uy] = TURNS[up] ?? TURNS[0];
  return `translateZ(${px(-wide / 2)}) rotateZ(${deg(z)}) rotateX(${deg(ux + x)}) rotateY(${deg(uy + y)})`;
}

/** A die that is thrown, bounces twice and comes to rest on side `up`. `chance` (0 to 1) makes each throw another one. */
export function thrown(from: Seen, to: Seen, wide: number, up: number, chance: number): Frames {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const isHop = far < wide;
  const high = isHop ? wide * 1.1 : wide * 0.9 + Math.min(far * 0.14, wide * 1.6);
  // it rolls the way it flies; one that is picked up and thrown where it lies turns either way
  const right = isHop ? (chance < 0.5 ? -1 : 1) : Math.sign(to.x - from.x) || 1;
  const down = isHop ? (chance * 2) % 1 < 0.5 ? -1 : 1 : Math.sign(to.y - from.y) || 1;
  const turns = isHop ? 1 : 1 + Math.round(chance);
  const [spinX, spinY, spinZ] = [down * 360 * turns, -right * 360 * (3 - turns), right * (70 + chance * 140)];
  const side = (chance - 0.5) * wide * 0.5;
  const drift = { ...to, x: to.x - right * wide * 0.22 * (isHop ? 2 : 1), y: to.y + side * 0.4 };
  const [first, second, third] = BOUNCES;
  return {
    ground: [
      { offset: 0, transform: at(from, to, 0, wide), easing: "cubic-bezier(0.25, 0.5, 0.6, 0.95)" },
      { offset: first, transform: at(from, drift, 1, wide), easing: "ease-out" },
      { offset: second, transform: at(drift, to, 0.75, wide), easing: "ease-out" },
      { offset: 1, transform: at(from, to, 1, wide) },
    ],
    lift: [
      { offset: 0, transform: "translateY(0px)", easing: UP },
      { offset: first * 0.45, transform: `translateY(${px(-high)})`, easing: DOWN },
      { offset: first, transform: "translateY(0px)", easing: UP },
      { offset: (first + second) / 2, transform: `translateY(${px(-wide * 0.34)})`, easing: DOWN },
      { offset: second, transform: "translateY(0px)", easing: UP },
      { offset: (second + third) / 2, transform: `translateY(${px(-wide * 0.08)})`, easing: DOWN },
      { offset: third, transform: "translateY(0px)" },
      { offset: 1, transform: "translateY(0px)" },
    ],
    shadow: [
      { offset: 0, opacity: 0.5, transform: "scale(0.9)", easing: UP },
      { offset: first * 0.45, opacity: 0.22, transform: "scale(1.25)", easing: DOWN },
      { offset: first, opacity: 1, transform: "scale(1)", easing: UP },
      { offset: (first + second) / 2, opacity: 0.5, transform: "scale(1.1)", easing: DOWN },
      { offset: second, opacity: 1, transform: "scale(1)" },
      { offset: 1, opacity: 1, transform: "scale(1)" },
    ],
    turn: [
      { offset: 0, transform: turnedTo(up, wide, spinX, spinY, spinZ), easing: "linear" },
      { offset: first, transform: turnedTo(up, wide, spinX * 0.22, spinY * 0.2, spinZ * 0.3), easing: "cubic-bezier(0.2, 0.5, 0.5, 1)" },
      { offset: second, transform: turnedTo(up, wide, down * 7, -right * 8, right * 6), easing: "ease-in-out" },
      { offset: third, transform: turnedTo(up, wide, 0, 0, -right * 1.5), easing: "ease-out" },
      { offset: 1, transform: turnedTo(up, wide) },
    ],
  };
}

/** A die that is taken up, carried over in a bow and put down; one that breaks shakes first. */
export function carried(from: Seen, to: Seen, wide: number, breaks: boolean): Frames {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const high = Math.min(wide * 1.5, wide * 0.35 + far * 0.09);
  const start = breaks ? 0.36 : 0;
  const middle = start + (1 - start) * 0.5;
  const shaken = (share: number, by: number): Keyframe => ({ offset: start * share, transform: at({ ...from, x: from.x + by }, to, 0, wide) });
  return {
    ground: [
      { offset: 0, transform: at(from, to, 0, wide) },
      ...(breaks ? [shaken(0.2, -wide * 0.1), shaken(0.45, wide * 0.1), shaken(0.7, -wide * 0.06)] : []),
      ...(breaks ? [{ offset: start, transform: at(from, to, 0, wide), easing: "cubic-bezier(0.45, 0.05, 0.3, 1)" }] : []),
      { offset: 1, transform: at(from, to, 1, wide) },
    ].map((frame, place): Keyframe => (place === 0 && !breaks ? { ...frame, easing: "cubic-bezier(0.45, 0.05, 0.3, 1)" } : frame)),
    lift: [
      { offset: 0, transform: "translateY(0px)" },
      { offset: start, transform: "translateY(0px)", easing: "ease-out" },
      { offset: middle, transform: `translateY(${px(-high)})`, easing: "ease-in" },
      { offset: 1, transform: "translateY(0px)" },
    ],
    shadow: [
      { offset: 0, opacity: 0.9, transform: "scale(1)" },
      { offset: start, opacity: 0.9, transform: "scale(1)", easing: "ease-out" },
      { offset: middle, opacity: 0.35, transform: "scale(1.2)", easing: "ease-in" },
      { offset: 1, opacity: 0.9, transform: "scale(1)" },
    ],
    turn: null,
  };
}

/** How a die comes out of something, or goes into it, that it is not seen in: a bag, a heap, a card. */
export function emerging(appears: boolean, vanishes: boolean): Keyframe[] | null {
  if (!appears && !vanishes) return null;
  return [
    { offset: 0, transform: appears ? "scale(0)" : "scale(1)", opacity: 1, easing: "ease-out" },
    { offset: 0.12, transform: "scale(1)", opacity: 1 },
    { offset: 0.82, transform: "scale(1)", opacity: 1 },
    { offset: 1, transform: "scale(1)", opacity: vanishes ? 0 : 1 },
  ];
}
