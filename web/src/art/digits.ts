/** Our own figures, drawn as strokes so that a die needs no font and looks the same everywhere. */

/** Centre lines in a cell ten wide and fourteen high. */
const FIGURES: Readonly<Record<string, string>> = {
  "0": "M5 0C8.3 0 9.5 2.6 9.5 7C9.5 11.4 8.3 14 5 14C1.7 14 .5 11.4 .5 7C.5 2.6 1.7 0 5 0Z",
  "1": "M2.2 3L6 0L6 14",
  "2": "M.9 3.7C.9 1.4 2.7 0 5 0C7.4 0 9.1 1.5 9.1 3.8C9.1 5.6 8.3 6.9 6.7 8.4L.8 14L9.6 14",
  "3": "M1 0L9 0L4.8 5.4C7.7 5.4 9.5 7.2 9.5 9.7C9.5 12.3 7.5 14 4.9 14C2.7 14 1 13 .4 11.2",
  "4": "M7.2 14L7.2 0L.4 9.9L10 9.9",
  "5": "M8.8 0L1.9 0L1.3 6.3C2.3 5.5 3.5 5.1 4.8 5.1C7.6 5.1 9.5 6.9 9.5 9.5C9.5 12.2 7.5 14 4.7 14C2.7 14 1.2 13.1 .4 11.6",
  "6": "M7.8 0C3.8 1.8 .6 5.4 .6 9.4C.6 12.2 2.4 14 5 14C7.6 14 9.4 12.1 9.4 9.6C9.4 7.1 7.6 5.4 5.1 5.4C3 5.4 1.2 6.8 .7 8.8",
  "7": "M.6 0L9.3 0L3.6 14",
  "8": "M5 6.5C2.8 6.5 1.3 5.2 1.3 3.3C1.3 1.3 2.8 0 5 0C7.2 0 8.7 1.3 8.7 3.3C8.7 5.2 7.2 6.5 5 6.5C2.4 6.5 .6 8 .6 10.2C.6 12.5 2.4 14 5 14C7.6 14 9.4 12.5 9.4 10.2C9.4 8 7.6 6.5 5 6.5Z",
  "9": "M2.2 14C6.2 12.2 9.4 8.6 9.4 4.6C9.4 1.8 7.6 0 5 0C2.4 0 .6 1.9 .6 4.4C.6 6.9 2.4 8.6 4.9 8.6C7 8.6 8.8 7.2 9.3 5.2",
  "?": "M.9 3.6C.9 1.4 2.7 0 5 0C7.4 0 9.1 1.4 9.1 3.6C9.1 6.5 5.1 6.4 5.1 9.4M5.1 13.7L5.1 13.8",
};

const WIDE = 10;
const HIGH = 14;
const GAP = 4;
/** Two figures are set narrower, to fit the same badge. */
const NARROW = 0.68;

/** Of a stroke, in the units of its cell. */
export const WEIGHT = 3.5;

export interface Figure {
  readonly d: string;
  readonly transform: string;
}

const at = (n: number): number => Math.round(n * 100) / 100;

/** A number centred on a point, figure by figure; null is a question mark. */
export function figures(value: number | null, cx: number, cy: number, high: number): Figure[] {
  const text = value === null ? "?" : String(value);
  const tall = high / HIGH;
  const broad = text.length > 1 ? tall * NARROW : tall;
  // a lone 1 has its weight on the right of its cell
  const middle = text === "1" ? 4.6 : (text.length * (WIDE + GAP) - GAP) / 2;
  return [...text].map((figure, i) => ({
    d: FIGURES[figure] ?? FIGURES["?"]!,
    transform: `translate(${at(cx + (i * (WIDE + GAP) - middle) * broad)} ${at(cy - high / 2)}) scale(${at(broad)} ${at(tall)})`,
  }));
}
