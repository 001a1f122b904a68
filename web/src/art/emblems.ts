/** One emblem per class of dice: a silhouette on a 64 grid that is told apart without colour. */
import { EMBLEMS, QUARTIFACTS } from "./boxes/art";
import { oval, pair, polygon, silhouette, star, sym } from "./path";

export { EMBLEMS, QUARTIFACTS };

const UNKNOWN_BASIC = silhouette([polygon(32, 2, 58, 17, 58, 47, 32, 62, 6, 47, 6, 17)], [star(32, 32, 4, 16, 6)]);
const UNKNOWN_TREASURE = silhouette([polygon(32, 2, 62, 32, 32, 62, 2, 32)], [polygon(32, 17, 47, 32, 32, 47, 17, 32)]);

/** For dice of boxes that bring no emblem of their own, by the kind of their card. */
const UNKNOWN: ReadonlyMap<string, string> = new Map([
  [
    "creature",
    silhouette([
      sym("M32 28 C42 28 52 39 52 49 C52 58 44 62 38 59 C34 57 33 57 32 57"),
      pair(oval(40.5, 14, 6.5, 9.5)), pair(oval(55.5, 27, 6, 8.5)),
    ]),
  ],
  ["spell", silhouette([star(32, 32, 4, 31, 9), star(32, 32, 4, 18, 7, 45)])],
  ["quest", UNKNOWN_TREASURE],
]);

/** The emblem of a class; of an unknown one, what its box has brought, or that of its kind. */
export const emblem = (name: string, kind = "basic", brought = ""): string =>
  Object.hasOwn(EMBLEMS, name) ? EMBLEMS[name]! : brought || (UNKNOWN.get(kind) ?? UNKNOWN_BASIC);

/** The object on a quest die's face. */
export const quartifact = (name: string): string =>
  Object.hasOwn(QUARTIFACTS, name) ? QUARTIFACTS[name]! : UNKNOWN_TREASURE;
