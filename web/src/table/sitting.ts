/** What the parts of the table need from it: the game, and what a click on something means. */

import { getContext, setContext } from "svelte";
import type { Option } from "../net/state";
import type { Game } from "../state/game.svelte";
import type { Hint } from "../state/hint.svelte";
import type { Shown } from "../state/shown";

/** Something on the table that can be clicked. */
export type Thing = { readonly die: number } | { readonly card: number } | { readonly player: number };

export interface Sitting {
  readonly game: Shown;
  /** What a bot would do; not where nothing is decided, as in a replay. */
  readonly hint?: Hint | undefined;
  /** Takes an option, asking first where that is wanted. */
  take(option: Option): void;
  /** One of several options that are about the same thing. */
  choose(options: readonly Option[], what: Thing): void;
  /** As `choose`, but told first what it is, even if there is only one: where there is no room to read it before. */
  offer?(options: readonly Option[], what: Thing): void;
  /** Says why nothing can be done with it. */
  whyNot(what: Thing): void;
  /** Why an option that the rules allow is not to be taken here, as in a lesson; null if it may be. */
  withheld?(option: Option): string | null;
  /** What is shown goes on at once, unless somebody who leads has the word; not where nothing is played. */
  hurry?(): void;
  /** Whether somebody who leads speaks now, and the show waits for them alone. */
  readonly isLed?: boolean;
  /** Whether somebody leads through this game, and needs room to speak. */
  readonly isTaught?: boolean;
}

/** Somebody who leads through a game: sees it, and holds back what would come too early. */
export interface Guide {
  follow(game: Game): void;
  /** Whether it still leads, or has let go of the game. */
  readonly leads: boolean;
  /** Whether it says something now that the show waits for. */
  readonly speaks: boolean;
  withheld(option: Option): string | null;
}

/** Under which a sitting is found; for tests, which lay a table without a page. */
export const KEY = Symbol("sitting");

export function lay(sitting: Sitting): void {
  setContext(KEY, sitting);
}

export function sitting(): Sitting {
  return getContext<Sitting>(KEY);
}

/** Those of some options that may be taken here. */
export function openOf({ withheld }: Sitting, options: readonly Option[]): readonly Option[] {
  return withheld === undefined ? options : options.filter((option) => withheld(option) === null);
}
