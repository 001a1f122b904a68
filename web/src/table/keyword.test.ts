/** Before a colon, French leaves room: on a card as everywhere else. */
import { expect, test, vi } from "vitest";
import { choose } from "../state/language";
import { keywordOf } from "./keyword";

vi.mock("virtual:words", () => ({
  names: { en: "English", fr: "Français" },
  english: "card-keyword = { $keyword }:",
  fetches: { fr: () => Promise.resolve({ default: "card-keyword = { $keyword }\u00a0:" }) },
}));

test("a keyword has its colon as the language of its line sets it", async () => {
  const line = { bursts: [], text: "" };
  expect(keywordOf({ ...line, keyword: "Immediate" })).toBe("Immediate:");
  await choose("fr");
  expect(keywordOf({ ...line, keyword: "Effet Immédiat" })).toBe("Effet Immédiat\u00a0:");
  expect(keywordOf({ ...line, keyword: "Immediate", lang: "en" })).toBe("Immediate:");
});
