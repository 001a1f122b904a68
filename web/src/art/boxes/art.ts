/** The drawings that boxes have here, each in a folder by its id; whatever else is drawn knows no box and no class. */

export interface BoxArt {
  /** One emblem for each class of dice. */
  readonly emblems: Readonly<Record<string, string>>;
  /** The body of the dice and the ink of their symbols, by class. */
  readonly colours: Readonly<Record<string, readonly [body: string, ink: string]>>;
  /** What faces of quest dice stand for. */
  readonly treasures?: Readonly<Record<string, string>>;
  /** What the box brought, for its lid. */
  readonly lid: string;
}

const FILES = import.meta.glob<BoxArt>("./*/art.ts", { import: "default", eager: true });

/** The art of boxes, by their ids. */
export const ART: ReadonlyMap<string, BoxArt> = new Map(Object.entries(FILES).map(([file, art]) => [file.split("/")[1]!, art]));

const all = [...ART.values()];

export const EMBLEMS: Readonly<Record<string, string>> = Object.assign({}, ...all.map(({ emblems }) => emblems));
export const PAIRS: BoxArt["colours"] = Object.assign({}, ...all.map(({ colours }) => colours));
export const QUARTIFACTS: Readonly<Record<string, string>> = Object.assign({}, ...all.map(({ treasures }) => treasures ?? {}));
