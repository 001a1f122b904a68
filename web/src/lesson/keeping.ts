/** What the browser keeps of the lesson: the game, and how far it has come. */

import { Drawer, isRecord, oneOf, textOr, type Storage } from "../state/storage";
import { BOX_SCRIPTS } from "./steps";

/** Led by the script; at its summary; playing freely with tips; playing without them. */
export const MODES = ["led", "summary", "free", "quiet"] as const;
export type Mode = (typeof MODES)[number];

export interface Kept {
  readonly game: string;
  readonly mode: Mode;
  /** The step that is shown, and the furthest one that was. */
  readonly place: number;
  readonly furthest: number;
  /** Tips that were given. */
  readonly tips: readonly string[];
}

export const NOTHING: Kept = { game: "", mode: "led", place: 0, furthest: 0, tips: [] };

function read(value: unknown): Kept {
  const kept = isRecord(value) ? value : {};
  const count = (read: unknown): number => (typeof read === "number" && Number.isInteger(read) && read >= 0 ? read : 0);
  const tips = Array.isArray(kept["tips"]) ? kept["tips"] : [];
  return {
    game: textOr(kept["game"], ""),
    mode: oneOf(kept["mode"], MODES),
    place: count(kept["place"]),
    furthest: count(kept["furthest"]),
    tips: tips.filter((tip): tip is string => typeof tip === "string"),
  };
}

/** Each lesson has a drawer of its own: the first game, and one for every box that has been learned. */
export function lessonDrawer(storage?: Storage, box = ""): Drawer<Kept> {
  return new Drawer(box === "" ? "quarriors.lesson" : `quarriors.lesson.${box}`, 1, read, storage);
}

/** Whose lesson a game is: empty for the first one, null if it is none. Then the coach comes along wherever it is opened. */
export function lessonOf(game: string): string | null {
  return ["", ...Object.keys(BOX_SCRIPTS)].find((box) => lessonDrawer(undefined, box).load().game === game) ?? null;
}

export function isLesson(game: string): boolean {
  return game !== "" && lessonOf(game) !== null;
}

/** Whether somebody has come to the end of it, or has played on without the coach. */
export function isLearned(box: string): boolean {
  const { game, mode } = lessonDrawer(undefined, box).load();
  return game !== "" && mode !== "led";
}
