import { expect, test } from "vitest";
import { unbroken } from "./breaking";

test("a word stays with its number, a number with its bursts, and a short beginning with its word", () => {
  expect(unbroken("Summon Goblin (level 1, defense 2 ✶) · 1")).toBe("Summon Goblin (level\u00a01, defense\u00a02\u00a0✶) · 1");
  expect(unbroken("Re-roll the Dart-Frog (re-roll ✶)")).toBe("Re\u2011roll the Dart-Frog (re\u2011roll\u00a0✶)");
  expect(unbroken("difesa 2, 3 in attacco")).toBe("difesa\u00a02, 3 in attacco");
});
