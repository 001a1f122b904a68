/** Secrets and nonces of one's own making, and the check that the server kept its word about the dice. */

import { sha256 } from "./sha256";

/** A secret for a seat. Made here and kept *before* it is sent: an answer that gets lost then costs nothing. */
export function newSecret(): string {
  return `qs_${randomText(24)}`;
}

/** One's own part of the dice: 192 bits of the system's random source. */
export function newNonce(): string {
  return randomText(24);
}

/** What is shown of a nonce until everybody has sealed theirs. */
export function sealedNonce(commitment: string, seat: number, nonce: string): string {
  return sha256(new TextEncoder().encode(["quarriors nonce 1", commitment, seat, nonce].join("\n")));
}

/** What a link shows to servers instead of its invitation: it lets nobody in. */
export function greetingOf(game: string, invitation: string): string {
  const hex = (text: string): string => sha256(new TextEncoder().encode(text));
  return hex(["quarriors greeting 1", game, hex(invitation)].join("\n")).slice(0, 16);
}

function randomText(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export type Verdict = "kept" | "broken" | "practice" | "unsealed" | "unknown";

/**
 * Whether the secret revealed at the end is the one committed to, and our nonces were among those used.
 *
 * `commitment` is the one that was noted before the game. Without nonces of ours nothing is proven.
 */
export function checkDice(
  commitment: string | null,
  revealed: { readonly secret: string; readonly nonces: readonly string[] },
  own: Readonly<Record<number, string>>,
): Verdict {
  if (commitment === null || commitment === "") return "practice";
  if (!isOpenedBy(commitment, revealed.secret)) return "broken";
  const nonces = Object.entries(own);
  if (nonces.some(([seat, nonce]) => revealed.nonces[Number(seat)] !== nonce)) return "broken";
  return nonces.length > 0 ? "kept" : "unknown";
}

/** Whether these nonces are the ones that were sealed; a hyphen stands for a seat that has none, as of a bot. */
export function areOpenedBy(commitment: string, sealed: readonly string[], nonces: readonly string[]): boolean {
  return sealed.every((seal, seat) => {
    const nonce = nonces[seat] ?? "";
    return seal === "-" ? nonce === "" : sealedNonce(commitment, seat, nonce) === seal;
  });
}

/** Whether a commitment was made about this secret. */
export function isOpenedBy(commitment: string, secret: string): boolean {
  if (!/^([0-9a-f]{2})+$/.test(secret)) return false;
  return sha256(Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))) === commitment;
}
