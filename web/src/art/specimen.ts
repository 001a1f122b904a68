/** A page that shows the whole set at the sizes it is used at, dark and light, for looking at it with a designer's eye. */
import type { Card } from "../net/cards";
import { GROUNDS } from "./colours";
import { QUARTIFACTS } from "./emblems";
import { type DieCard, dieFace, emblemIcon, svg } from "./face";
import { boxIcon, BOXES, kindIcon, KINDS, markIcon, zoneIcon, ZONES } from "./icons";
import { MARKS } from "./symbols";

export type SpecimenCard = DieCard & Pick<Card, "box" | "faces">;

const SIZES = [32, 48, 96] as const;

/** One card per class and set of faces. */
function dice(cards: readonly SpecimenCard[]): SpecimenCard[] {
  const seen = new Map<string, SpecimenCard>();
  for (const card of cards) {
    const key = `${card.class}: ${card.faces.map((f) => f.notation).join(" ")}`;
    if (!seen.has(key)) seen.set(key, card);
  }
  return [...seen.values()];
}

const unlike = (card: SpecimenCard) => card.faces.filter((f, i) => card.faces.findIndex((g) => g.notation === f.notation) === i);

const figure = (content: string, name: string): string => `<figure>${content}<figcaption>${name}</figcaption></figure>`;

function theme(name: "dark" | "light", cards: readonly SpecimenCard[]): string {
  const all = dice(cards);
  const row = (card: SpecimenCard) =>
    `<div class="row"><h3>${emblemIcon(card, 20)}${card.class}</h3>${SIZES.map(
      (size) => `<div>${unlike(card).map((face) => dieFace(card, face, size)).join("")}</div>`,
    ).join("")}</div>`;
  const emblems = all.map((card) =>
    figure(SIZES.map((size) => dieFace(card, null, size)).join("") + emblemIcon(card, 32), card.class),
  );
  const set = (title: string, names: readonly string[], draw: (name: string, size: number) => string) =>
    `<h2>${title}</h2><div class="sheet">${names
      .map((n) => figure([16, 24, 32, 48].map((size) => draw(n, size)).join(""), n))
      .join("")}</div>`;
  const boxes = Object.keys(BOXES);
  return [
    `<section class="${name}"><h1>Dice, emblems and icons: ${name}</h1>`,
    `<h2>Emblems</h2><div class="sheet">${emblems.join("")}</div>`,
    set("Quartifacts", Object.keys(QUARTIFACTS), (n, size) => svg(size, `<path fill="currentColor" d="${QUARTIFACTS[n]!}"/>`)),
    set("Zones", Object.keys(ZONES), zoneIcon),
    set("Kinds", Object.keys(KINDS), kindIcon),
    set("Boxes", boxes, boxIcon),
    set("Marks", Object.keys(MARKS), markIcon),
    `<h2>Faces</h2>${boxes.map((b) => `<div class="faces">${all.filter((card) => card.box === b).map(row).join("")}</div>`).join("")}`,
    "</section>",
  ].join("");
}

const STYLE = `
body{margin:0;font:13px/1.4 system-ui,sans-serif}
section{padding:20px 24px}
section.dark{background:${GROUNDS.dark};color:#ece7dc}
section.light{background:${GROUNDS.light};color:#1d1b18}
h1{font-size:22px;margin:0 0 4px}h2{font-size:15px;margin:22px 0 8px;letter-spacing:.06em;text-transform:uppercase;opacity:.75}
.sheet{display:flex;flex-wrap:wrap;gap:14px 22px}
figure{margin:0}figure svg{vertical-align:bottom;margin-right:6px}figcaption{font-size:11px;opacity:.8;margin-top:3px}
.row{display:flex;align-items:center;gap:16px;padding:5px 0}.row h3{font-size:12px;font-weight:600;width:140px;flex:none;margin:0;display:flex;gap:8px;align-items:center}.row h3 svg{flex:none}
.row div{white-space:nowrap}.row svg{vertical-align:middle;margin-right:4px}
`;

/** The page as HTML. */
export const specimen = (cards: readonly SpecimenCard[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Specimen</title><style>${STYLE}</style>` +
  `<body>${theme("dark", cards)}${theme("light", cards)}</body></html>`;
