/** Faces of our bots, by what these are called in commands: pictures of their own, in files beside this one. */

import bramble from "./heads/bramble.svg";
import dash from "./heads/dash.svg";
import greta from "./heads/greta.svg";
import hamish from "./heads/hamish.svg";
import merle from "./heads/merle.svg";
import pip from "./heads/pip.svg";
import plain from "./heads/plain.svg";
import quartermaster from "./heads/quartermaster.svg";
import vesper from "./heads/vesper.svg";

const HEADS: Readonly<Record<string, string>> = {
  beginner: pip, casual: bramble, greedy: greta, planner: vesper, champion: quartermaster,
  greedy1: greta, hoarder: hamish, rusher: dash, "spell-lover": merle,
};

/** Where the face of a bot lies, however long it thinks: bots that were installed by the host have a plain one. */
export function headOf(bot: string): string {
  return HEADS[bot.split(":", 1)[0] ?? ""] ?? plain;
}
