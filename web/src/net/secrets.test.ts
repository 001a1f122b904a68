// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { events } from "./recorded";
import { recorded } from "./recorded";
import { areOpenedBy, checkDice, newNonce, newSecret, sealedNonce } from "./secrets";
import { sha256 } from "./sha256";

test("the hash is SHA-256, whatever the length", () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("secrets and nonces have the form the protocol asks for", () => {
  expect(newSecret()).toMatch(/^qs_[A-Za-z0-9_-]{32}$/);
  expect(newNonce()).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(newNonce()).not.toBe(newNonce());
});

test("the recorded game kept its word; a changed secret or nonce does not", () => {
  const over = events.at(-1);
  if (over?.kind !== "over") throw new Error("the recording does not end with the end");
  const { commitment } = recorded.made;
  const own = { 0: "0123456789abcdef0123456789abcdef" };
  expect(checkDice(commitment, over, own)).toBe("kept");
  expect(checkDice(commitment, over, {})).toBe("unknown");
  expect(checkDice(commitment, { ...over, secret: `00${over.secret.slice(2)}` }, own)).toBe("broken");
  expect(checkDice(commitment, over, { 0: "another" })).toBe("broken");
  expect(checkDice(null, over, own)).toBe("practice");
});

test("a nonce that was swapped does not open its seal", () => {
  const sealed = [sealedNonce("abc", 0, "lucky7"), "-", sealedNonce("abc", 2, "clover")];
  expect(areOpenedBy("abc", sealed, ["lucky7", "", "clover"])).toBe(true);
  expect(areOpenedBy("abc", sealed, ["lucky7", "", "clover2"])).toBe(false);
  expect(areOpenedBy("abc", sealed, ["lucky7"])).toBe(false);
  expect(areOpenedBy("abd", sealed, ["lucky7", "", "clover"])).toBe(false);
  expect(areOpenedBy("abc", [], ["lucky7"])).toBe(true);
});
