/**
 * Whether what came is what was asked for, as far as the page leans on it.
 *
 * A proxy, a server of another version or a fault may say anything: that must be noticed where it comes in, and not
 * somewhere in the middle of a table.
 */

/** A kind of value, a list of such, or the fields that an object must have. */
export type Shape = "number" | "string" | "object" | readonly [Shape] | Fields;

export interface Fields {
  readonly [field: string]: Shape;
}

export function fits(read: unknown, shape: Shape): boolean {
  if (shape === "number" || shape === "string") return typeof read === shape;
  if (isList(shape)) return Array.isArray(read) && read.every((one) => fits(one, shape[0]));
  if (typeof read !== "object" || read === null || Array.isArray(read)) return false;
  if (shape === "object") return true;
  return Object.entries(shape).every(([field, inner]) => fits((read as Record<string, unknown>)[field], inner));
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

const SEAT = { seat: "number", kind: "string", name: "string" } as const;
const STATE = { number: "number", status: "string", seats: [SEAT] } as const;
const CARD = { id: "string", name: "string", kind: "string", text: ["string"], faces: ["object"] } as const;
const EVENT = { number: "number", kind: "string" } as const;

/** What requests are answered with. */
export const ANSWERS = {
  offer: { bots: ["string"], boxes: [{ id: "string", name: "string", title: "string" }], wilds: ["object"], rules: [{ name: "string", values: ["object"] }] },
  cards: [CARD],
  dealt: { wilds: ["string"], cards: [CARD], remarks: ["string"] },
  games: { games: [{ game: "string", seats: [SEAT] }] },
  made: { game: "string", invitation: "string", secrets: "object", state: STATE },
  looked: { state: STATE, present: ["number"] },
  joined: { seat: "number", secret: "string", state: STATE },
  events: { events: [EVENT], number: "number" },
  dice: { rolls: "number", dice: ["object"] },
  review: "object",
  today: { date: "string", today: "string", number: "number", sets: ["string"], rival: "string", cards: [CARD] },
  puzzles: { puzzles: [{ id: "string", grade: "number", players: "number", seat: "number", goals: [{ text: "string" }] }] },
  solution: { steps: [{ seat: "number", text: "string" }] },
  claimed: { game: "string", seat: "number", secret: "string" },
} as const satisfies Record<string, Shape>;

/** What is said over the WebSocket, by type. */
export const MESSAGES: Readonly<Record<string, Shape>> = {
  welcome: { number: "number", seats: ["number"], about: "object", state: STATE, present: ["number"] },
  event: { ...EVENT, state: STATE },
  done: "object",
  refused: { error: { id: "string", text: "string" } },
  presence: { present: ["number"] },
  said: { seat: "number" },
  again: "object",
  pong: "object",
  bye: "object",
};
