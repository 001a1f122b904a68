// @vitest-environment node
import { describe, expect, test } from "vitest";
import { recorded } from "../net/recorded";
import type { Card } from "../net/cards";
import { arrangementOf, hasLong, isCrowded, pairsOf, rowsOf, sharesOf } from "./arranging";
import { titleOf } from "./titles";

const { cards } = recorded;
const quest = (letters: number): Card => ({ ...cards[0]!, kind: "quest", text: ["x".repeat(letters)] });

describe("in the Wilds", () => {
  test("every card has a place from the beginning, so that nothing moves when dice are culled to it", () => {
    const { basics, others, quests } = arrangementOf(cards);
    expect(basics.map(({ card }) => card.name)).toEqual(["Basic Quiddity", "Assistant", "Portal"]);
    expect([others.length, quests.length]).toEqual([10, 0]);
    expect(others.every(({ card, number }) => cards[number] === card)).toBe(true);
  });
  test("a column with more to read is wider, but not without end", () => {
    const [few, much] = [{ text: ["x".repeat(20)] }, { text: ["x".repeat(900)] }];
    expect(sharesOf([few, much, few, few], 2)).toEqual([0.85, 1.3]);
  });
  test("columns that are too narrow for names become rows", () => {
    const shares = Array.from({ length: 9 }, () => 1);
    expect(isCrowded(shares, 1366)).toBe(false);
    expect(isCrowded(shares, 1024)).toBe(true);
    expect(isCrowded(shares.slice(3), 900)).toBe(false);
  });
  test("quests lie two by two, those with more to read are higher", () => {
    const quests = [quest(100), quest(300), quest(10)].map((card, number) => ({ card, number }));
    expect(pairsOf(quests).map((pair) => pair.length)).toEqual([2, 1]);
    expect(rowsOf(quests.slice(0, 2))).toBe("minmax(var(--floor, min-content), 1.08fr) minmax(var(--floor, min-content), 1.75fr)");
  });
  test("mats give up some of their height only for long texts", () => {
    expect(hasLong(cards)).toBe(false);
    expect(hasLong([...cards, quest(300)])).toBe(true);
  });
});

describe("a name in its band", () => {
  const name = (one: string, variant: string | null = null, kind = "creature") => titleOf({ name: one, variant, kind });
  test("has the type of the Creature above it", () => {
    expect(name("Mighty Quake Dragon", "Mighty")).toEqual({ above: "Mighty", name: "Quake Dragon", word: 6, size: "medium" });
  });
  test("stays whole where another language orders it otherwise, and in a Spell", () => {
    expect(name("Dragon Sismique Puissant", "Puissant").above).toBe("");
    expect(name("Shaping Charm", "Charm", "spell")).toEqual({ above: "", name: "Shaping Charm", word: 7, size: "large" });
  });
  test("takes two lines if it is long", () => expect(name("Devotee of the Holy Query").size).toBe("double"));
});
