/** Where a line may break: not between a word and its number, before the bursts behind it, or inside "re-roll". */

const APART = /(?<=\p{L}) (?=\d)|(?<=[\p{L}\d]) (?=✶)/gu;
const SHORT = /(?<=(?<!\p{L})\p{L}{2})-(?=\p{L})/gu;

export function unbroken(text: string): string {
  return text.replace(APART, "\u00a0").replace(SHORT, "\u2011");
}
