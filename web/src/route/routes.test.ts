import { expect, test } from "vitest";
import { readLink, readRoute, writeRoute, type Route } from "./routes";

const ROUTES: readonly Route[] = [
  { page: "home" },
  { page: "setup" },
  { page: "cards", query: "" },
  { page: "cards", query: "q=dragon%20fire&box=base" },
  { page: "teach" },
  { page: "teach", box: "quartifacts" },
  { page: "learn" },
  { page: "replays" },
  { page: "claim" },
  { page: "print", sheet: "wilds" },
  { page: "print", sheet: "mats" },
  { page: "rules" },
  { page: "game", game: "FPG3PfPVhFwd" },
  { page: "replay", game: "FPG3PfPVhFwd", number: 0, invitation: "" },
  { page: "replay", game: "FPG3PfPVhFwd", number: 37, invitation: "" },
  { page: "replay", game: "FPG3PfPVhFwd", number: 0, invitation: "qi_HUtGAgiPFgvsDUdH_PwNBibQ-8B17ah4" },
  { page: "join", game: "FPG3PfPVhFwd", invitation: "qi_HUtGAgiPFgvsDUdH_PwNBibQ-8B17ah4" },
  { page: "join", game: "FPG3PfPVhFwd", invitation: "" },
];

test.each(ROUTES)("$page is read as it was written", (route) => {
  expect(readRoute(writeRoute(route))).toEqual(route);
});

test.each([
  "#/game", "#/game/a/b", "#/game/../x", "#/join/a/b/c", "#/%", "#/weather", "#/print", "#/print/money", "#/teach/weather", "#/teach/constructor", "#/cards/x",
  "#/replay", "#/replay/a/x", "#/replay/a/1/b/c", "#/replay/a/-1", "#/game/<script>",
])(
  "%s leads nowhere",
  (hash) => expect(readRoute(hash).page).toBe("nowhere"),
);

test("no hash at all is the first screen", () => {
  expect(readRoute("").page).toBe("home");
  expect(readRoute("#").page).toBe("home");
});

test("a pasted link, its end and a bare id are all understood", () => {
  const join = { page: "join", game: "abc", invitation: "qi_1" };
  expect(readLink(" https://games.example/q/#/join/abc/qi_1 ")).toEqual(join);
  expect(readLink("#/join/abc/qi_1")).toEqual(join);
  expect(readLink("abc")).toEqual({ page: "join", game: "abc", invitation: "" });
  expect(readLink("hello world")).toBe(null);
});
