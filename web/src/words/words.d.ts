/** Made of the folders of the languages when the page is built: see tools/words.ts. */
declare module "virtual:words" {
  /** The name of each language in itself, by its tag. */
  export const names: Readonly<Record<string, string>>;
  /** The catalogue that has every message. */
  export const english: string;
  /** The catalogues of the other languages, which are fetched when somebody wants them. */
  export const fetches: Readonly<Record<string, () => Promise<{ default: string }>>>;
}
