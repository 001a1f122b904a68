/** One-time codes of seats, as people type them. */

/** The code, whatever is around it; null: there is none. Capitals do not matter, blanks and dashes neither. */
export function readCode(text: string): string | null {
  const typed = text.replace(/[\s-]/g, "");
  const letters = /^(?:qc_)?([0-9a-z]{6,32})$/i.exec(typed)?.[1];
  return letters === undefined ? null : `qc_${letters.toUpperCase()}`;
}
