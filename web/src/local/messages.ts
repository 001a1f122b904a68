/** What a page and the worker with its table say to each other. */

/** Files by name. */
export type Files = Readonly<Record<string, string>>;

export type ToWorker =
  /** Begin: `engine` is where the files of Python lie, `home` names what is kept. */
  | { readonly kind: "begin"; readonly engine: string; readonly home: string }
  | { readonly kind: "ask"; readonly id: number; readonly asked: string }
  | { readonly kind: "open" | "close"; readonly line: number }
  | { readonly kind: "say"; readonly line: number; readonly text: string }
  | { readonly kind: "forget"; readonly game: string }
  | { readonly kind: "box"; readonly id: number; readonly name: string; readonly text: string; readonly lang: string; readonly replaces: string }
  | { readonly kind: "unbox"; readonly id: number; readonly name: string }
  | { readonly kind: "boxes"; readonly id: number; readonly lang: string };

/** A box of one's own that is kept, by its file, and why it cannot be played with; empty if it can. */
export interface KeptBox {
  readonly name: string;
  readonly fault: string;
}

/** What came of a new box: what is wrong with it, or which kept one it would replace; it is kept if both are empty. */
export interface TriedBox {
  readonly wrong: string;
  readonly same: string;
}

/** How what is kept is kept: for good, only until the page is closed, or not any more. */
export type Keeps = "kept" | "forgets" | "full";

export type FromWorker =
  /** How much of what is needed is there, from 0 to 1. */
  | { readonly kind: "part"; readonly part: number }
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly why: string }
  | { readonly kind: "keeps"; readonly keeps: Keeps }
  | { readonly kind: "answer"; readonly id: number; readonly said: string }
  | { readonly kind: "said"; readonly line: number; readonly text: string }
  | { readonly kind: "closed"; readonly line: number };

/** To the worker that thinks, and back: nothing is an answer that did not come. */
export type ToMind =
  | { readonly kind: "begin"; readonly engine: string; readonly boxes: Files }
  | { readonly kind: "think"; readonly id: number; readonly question: Uint8Array };
export type FromMind = { readonly kind: "thought"; readonly id: number; readonly said: string };
