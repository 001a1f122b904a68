/** The keys of the table. */

import { isDialogOpen } from "../ui/modal";

export type Deed =
  | { readonly do: "step" | "undo" | "log" | "settings" | "menu" | "mute" | "keys" | "pause" | "hint" | "pass" | "sweep" }
  | { readonly do: "option"; readonly place: number };

const LETTERS: Readonly<Record<string, Exclude<Deed["do"], "option" | "step">>> = {
  u: "undo", l: "log", s: "settings", g: "menu", m: "mute", p: "pause", h: "hint", x: "pass", a: "sweep", "?": "keys",
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "target">;

/** What a key does, or null: it is for something else, such as a field or the button that has the focus. */
export function deedOf(event: Pressed): Deed | null {
  // a key that is held down was meant once: it must not take one decision after another
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isDialogOpen()) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, select, textarea")) return null;
  if (event.key === " " || event.key === "Enter") {
    return at?.closest("button, a, summary") ? null : { do: "step" };
  }
  if (/^[0-9]$/.test(event.key)) return { do: "option", place: event.key === "0" ? 9 : Number(event.key) - 1 };
  const deed = LETTERS[event.key.toLowerCase()];
  return deed === undefined ? null : { do: deed };
}

/** Keys and what they do, for the list of keys: ids of messages. */
export const KEYS: readonly (readonly [keys: string, about: string])[] = [
  ["key-space", "key-space-about"],
  ["key-digits", "key-digits-about"],
  ["key-a", "key-a-about"],
  ["key-arrows", "key-arrows-about"],
  ["key-tab", "key-tab-about"],
  ["key-i", "key-i-about"],
  ["key-u", "key-u-about"],
  ["key-x", "key-x-about"],
  ["key-p", "key-p-about"],
  ["key-h", "key-h-about"],
  ["key-l", "key-l-about"],
  ["key-g", "key-g-about"],
  ["key-m", "key-m-about"],
  ["key-s", "key-s-about"],
  ["key-help", "key-help-about"],
  ["key-escape", "key-escape-about"],
];
