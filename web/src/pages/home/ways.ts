/** What there is to do besides playing at once: a list, so that a page that is new only needs a line here. */

import { TOOLS, lidOf } from "../../art";
import { here } from "../../local/here.svelte";

export interface Way {
  /** Its message; with `way-` before it, the sentence about it. */
  readonly name: string;
  readonly href: string;
  readonly icon: string | undefined;
}

/** On the plaque below the dice, with a sentence each: best no more than five. */
export const GREAT_WAYS: readonly Way[] = [
  { name: "teach-me", href: "#/teach", icon: TOOLS["learn"] },
  { name: "learn-box", href: "#/learn", icon: lidOf("") },
  { name: "set-up", href: "#/setup", icon: TOOLS["plus"] },
  { name: "today", href: "#/today", icon: TOOLS["star"] },
  { name: "puzzles", href: "#/puzzles", icon: TOOLS["hint"] },
];

/** In the row at the bottom. */
export const SMALL_WAYS: readonly Way[] = [
  { name: "record", href: "#/record", icon: TOOLS["chart"] },
  { name: "card-gallery", href: "#/cards", icon: TOOLS["cards"] },
  { name: "rules-glance", href: "#/rules", icon: TOOLS["help"] },
  { name: "replays", href: "#/replays", icon: TOOLS["film"] },
  { name: "print-wilds", href: "#/print/wilds", icon: TOOLS["print"] },
  // who moves a seat by a code needs a server that knows it
  here ? { name: "carry", href: "#/carry", icon: TOOLS["device"] } : { name: "claim", href: "#/claim", icon: TOOLS["device"] },
];

/** At the top, beside the settings. */
export const TOP_WAYS: readonly Way[] = [];
