/** Boxes in words: by the names on their lids, not by the short ones that programs use. */

import type { Box, Dealt } from "../../net/server";
import { say } from "../../words/words.svelte";

/** A reason of the server, which speaks to programs as well, with the names of boxes in it. */
export function withBoxNames(text: string, boxes: readonly Box[]): string {
  return boxes.reduce((told, box) => {
    // a card's id begins with the box: that one stays
    const short = new RegExp(`(?:the box )?(?<![\\w/])${box.id}(?![\\w/])`, "g");
    return told.replace(short, () => say("box-quoted", { box: box.title }));
  }, text);
}

/** Boxes in the game of which no card lies in the Wilds, because few or none of theirs are all as printed. */
export function unprinted(boxes: readonly Box[], chosen: readonly string[], { cards }: Dealt): readonly Box[] {
  return boxes.filter((box) => chosen.includes(box.id) && box.printed < box.cards && !cards.some((card) => card.box === box.id));
}
