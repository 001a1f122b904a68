/** The art of the table: faces and cubes of dice, emblems, colours, icons. Everything is drawn here; nothing is loaded. */
export { SIDES } from "./cube";
export { apart, contrast, type DieColours, dieColours, GROUNDS } from "./colours";
export { emblem, EMBLEMS, quartifact, QUARTIFACTS } from "./emblems";
export { type DieCard, type DieFace, dieFace, emblemIcon, faceParts, type Part } from "./face";
export { boxIcon, BOXES, lidOf, kindIcon, KINDS, markIcon, zoneIcon, ZONES } from "./icons";
export { MARKS } from "./symbols";
export { TOOLS } from "./tools";
export { isoDie, type Side } from "./iso";
