/** Icons of the table: zones, kinds of cards, boxes, marks in texts. One path each, in the colour of the text. */
import { ART } from "./boxes/art";
import { emblem } from "./emblems";
import { svg } from "./face";
import { box, moved, oval, pair, polygon, ribbon, silhouette, star, sym, turned } from "./path";
import { BAG, MARKS } from "./symbols";

const DIE = (x: number, y: number, wide: number): string => box(x, y, wide, wide, wide / 5);
const PIP = (x: number, y: number): string => oval(x, y, 3.6);

export const ZONES: Readonly<Record<string, string>> = {
  bag: silhouette([BAG], [DIE(22, 33, 20)]),
  // dice that have just been rolled
  active: silhouette(
    [turned(DIE(4, 6, 30), -12, 19, 21), turned(DIE(29, 28, 31), 10, 44, 44)],
    [turned(PIP(12, 14) + PIP(26, 28), -12, 19, 21), turned(PIP(37, 36) + PIP(44.5, 43.5) + PIP(52, 51), 10, 44, 44)],
  ),
  // a shield in front of those who wait
  ready: silhouette([sym("M32 1 C40 6 50 8 59 8 L59 30 C59 46 48 57 32 63.5")], [polygon(28, 46, 14, 32, 20, 26, 28, 34, 45, 17, 51, 23)]),
  // coins that are gone
  spent: silhouette([
    oval(32, 13, 27, 11.5),
    "M5 20 C8 29 20 31.5 32 31.5 C44 31.5 56 29 59 20 C61 30 59 40.5 32 40.5 C5 40.5 3 30 5 20 Z",
    "M5 33.5 C8 42 20 44.5 32 44.5 C44 44.5 56 42 59 33.5 C61 43 59 52 32 52 C5 52 3 43 5 33.5 Z",
    "M5 46 C8 54 20 56 32 56 C44 56 56 54 59 46 C61 55 59 63.5 32 63.5 C5 63.5 3 55 5 46 Z",
  ]),
  used: silhouette([DIE(19, 2, 26), DIE(4, 34, 27), DIE(34, 34, 27)], [PIP(32, 15), PIP(11.5, 41.5), PIP(23.5, 53.5), PIP(41.5, 53.5), PIP(47.5, 47.5), PIP(53.5, 41.5)]),
  locked: MARKS["lock"]!,
  // a flag on the summit
  quest: silhouette([polygon(34, 22, 64, 63, 0, 63, 15, 41, 21, 48), box(31, 0, 6, 30, 2), "M36 2 C43 -2 47 6 56 3 L51 11 L56 19 C47 22 43 14 36 18 Z"]),
  aside: silhouette([DIE(3, 17, 30), polygon(38, 26, 49, 26, 49, 16, 64, 32, 49, 48, 49, 38, 38, 38)], [PIP(12, 26), PIP(24, 38)]),
  // trees on the heath
  wilds: silhouette([
    polygon(22, 1, 37, 24, 31, 24, 42, 42, 26, 42, 26, 54, 18, 54, 18, 42, 2, 42, 13, 24, 7, 24), polygon(49, 18, 59, 33, 55, 33, 63, 46, 52, 46, 52, 54, 46, 54, 46, 46, 42, 46, 46, 42, 39, 31),
    box(1, 57, 62, 6, 3),
  ]),
  glory: silhouette([
    pair(ribbon([34, 60, 5], [46, 56, 5], [54, 46, 5], [57, 33, 4.5], [55, 21, 3.5])),
    ...[[52, 52, 40], [58.5, 40, 15], [60, 27, -5]].map(([x, y, a]) => pair(turned(oval(x!, y!, 3.4, 7), a!, x, y))),
    ...[[43, 49, 62], [47, 38, 25], [48.5, 26, 10], [54, 14, -18]].map(([x, y, a]) => pair(turned(oval(x!, y!, 3.2, 7), a!, x, y))),
    star(32, 27, 5, 14, 6),
  ]),
  removed: silhouette([turned(box(27, 0, 10, 64, 4), 45), turned(box(27, 0, 10, 64, 4), -45)]),
};

export const KINDS: Readonly<Record<string, string>> = {
  basic: silhouette(
    [sym("M32 6 L48 6 L62 24 L32 60")],
    [pair("M35 11 L45.5 11 L53 21 L38 21 Z"), pair("M34.5 26 L38.5 26 L34.5 46 Z"), pair("M43 26 L54 26 L39.5 45 Z")],
  ),
  creature: emblem("", "creature"),
  spell: emblem("", "spell"),
  quest: silhouette(
    [oval(32, 32, 31)],
    [oval(32, 32, 24)],
  ).concat(silhouette([turned(polygon(32, 10, 39, 32, 32, 54, 25, 32), 40)], [oval(32, 32, 3.2)])),
};

const LID = silhouette([box(1, 1, 62, 62, 11)], [box(6.5, 6.5, 51, 51, 6.5)]);
const inLid = (d: string): string => LID + moved(d, 13, 13, 38 / 64);

/** The boxes that are drawn here, each by what it brought, in a frame like a lid. */
export const BOXES: Readonly<Record<string, string>> = Object.fromEntries([...ART].map(([id, { lid }]) => [id, inLid(lid)]));

/** A box's lid: ours, what it has brought itself, or that of any box. */
export const lidOf = (id: string, brought = ""): string =>
  Object.hasOwn(BOXES, id) ? BOXES[id]! : brought === "" ? OTHER_BOX : inLid(brought);

const OTHER_BOX = inLid(silhouette([box(8, 8, 48, 48, 10)], [oval(21, 21, 5), oval(32, 32, 5), oval(43, 43, 5)]));

const icon = (d: string, size: number, label: string): string => svg(size, `<path fill="currentColor" d="${d}"/>`, label, "icon");
const known = (all: Readonly<Record<string, string>>, name: string, instead: string): string =>
  Object.hasOwn(all, name) ? all[name]! : instead;

/** A zone's icon by its name: bag, active, ready, spent, used, locked, quest, aside, wilds, glory, removed. */
export const zoneIcon = (zone: string, size: number, label = ""): string => icon(known(ZONES, zone, ZONES["used"]!), size, label);
export const kindIcon = (kind: string, size: number, label = ""): string => icon(known(KINDS, kind, KINDS["basic"]!), size, label);
export const boxIcon = (box: string, size: number, label = ""): string => icon(lidOf(box), size, label);
/** A symbol in a text or on a card: quiddity, light, dark, draw, reroll, burst, attack, defense, level, lock, attach, … */
export const markIcon = (mark: string, size: number, label = ""): string => icon(known(MARKS, mark, MARKS["burst"]!), size, label);
