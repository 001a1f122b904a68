// @vitest-environment node
import { expect, test } from "vitest";
import type { About } from "../net/events";
import { sealedNonce } from "../net/secrets";
import type { Result } from "../net/state";
import { verdictOf, type Noted } from "./noting";

/** The secret of 32 bytes 0, 1, 2, …, and its commitment. */
const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const seals = (...nonces: string[]): string[] =>
  nonces.map((nonce, seat) => (nonce === "" ? "-" : sealedNonce(COMMITMENT, seat, nonce)));

function verdict(nonces: readonly string[], noted: Partial<Noted> = {}): string {
  const whole: Noted = { commitment: COMMITMENT, sealed: [], nonces: { 0: "lucky7" }, rounds: 1, exchanges: 1, ...noted };
  return verdictOf(whole, { commitment: COMMITMENT } as About, { secret: SECRET, nonces } as Result);
}

test("whose nonce is the only one needs no seals", () => {
  expect(verdict(["lucky7", ""])).toBe("kept");
  expect(verdict(["lucky7", ""], { sealed: seals("lucky7", "") })).toBe("kept");
});

test("with other nonces, a bot's included, nothing is verified without seals", () => {
  expect(verdict(["lucky7", "clover"])).toBe("unsealed");
  expect(verdict(["lucky7", "clover"], { sealed: seals("lucky7", "clover") })).toBe("kept");
  expect(verdict(["lucky7", "clover2"], { sealed: seals("lucky7", "clover") })).toBe("broken");
  expect(verdict(["lucky7", "chosen"], { sealed: seals("lucky7", "") })).toBe("broken");
});

test("a server that has seen more nonces of ours than it tells of is found out", () => {
  expect(verdict(["lucky7", ""], { rounds: 2, exchanges: 1 })).toBe("broken");
  expect(verdict(["lucky7", ""], { rounds: 2, exchanges: 2 })).toBe("kept");
  expect(verdict(["lucky7", ""], { rounds: 1, exchanges: 3 })).toBe("kept");
  expect(verdict(["lucky7", ""], { rounds: 2, exchanges: 0 })).toBe("unknown");
});

test("a server that showed another commitment before the game is found out", () => {
  expect(verdict(["lucky7", ""], { commitment: "0".repeat(64) })).toBe("broken");
});
