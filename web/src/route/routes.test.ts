// @vitest-environment jsdom
import { expect, test } from "vitest";
import { linkToJoin, linkToMoment, readArrival, readLink, readRoute, writeRoute, type Route } from "./routes";

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
  { page: "puzzles" },
  { page: "record" },
  { page: "today", date: "", result: "" },
  { page: "today", date: "2026-11-18", result: "" },
  { page: "today", date: "2026-11-18", result: "w21-14-19" },
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
  "#/today/now", "#/today/2026-11-18/won", "#/today/2026-11-18/w1-2-3/x", "#/puzzles/x", "#/record/x",
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

test("a link to a game has a path for messengers, and keeps what lets people in behind #", () => {
  const invitation = "qi_HUtGAgiPFgvsDUdH_PwNBibQ-8B17ah4";
  const link = new URL(linkToJoin("FPG3PfPVhFwd", invitation, "it"));
  expect(link.pathname).toMatch(/\/join\/FPG3PfPVhFwd\/[0-9a-f]{16}$/);
  expect(link.search).toBe("?lang=it");
  expect(link.hash).toBe(`#${invitation}`);
  const route = { page: "join", game: "FPG3PfPVhFwd", invitation };
  expect(readArrival(link.pathname, link.hash)).toEqual({ root: "/", route });
  expect(readLink(` ${link.href} `)).toEqual(route);
  expect(new URL(linkToJoin("FPG3PfPVhFwd", "", "en")).pathname).toBe("/join/FPG3PfPVhFwd");
  expect(readLink("games.example/q/join/abc")).toEqual({ page: "join", game: "abc", invitation: "" });
});

test("a link to a moment has a path that messengers can look at, and only behind it what lets people in", () => {
  const moment: Route = { page: "replay", game: "FPG3PfPVhFwd", number: 37, invitation: "" };
  const link = new URL(linkToMoment("FPG3PfPVhFwd", 37, "", "it"));
  expect(link.pathname + link.search + link.hash).toBe("/replay/FPG3PfPVhFwd/37?lang=it");
  expect(readArrival(link.pathname, link.hash)).toEqual({ root: "/", route: moment });
  expect(readLink(link.href)).toEqual(moment);
  const closed = new URL(linkToMoment("FPG3PfPVhFwd", 37, "qi_1", "en"));
  expect(readArrival(`/q${closed.pathname}`, closed.hash)).toEqual({ root: "/q/", route: { ...moment, invitation: "qi_1" } });
  for (const path of ["/replay/abc", "/replay/abc/x", "/replay/abc/1/2"]) expect(readArrival(path, "")).toBe(null);
});

test("a page in a folder goes on from a link in that folder, and leaves other paths alone", () => {
  expect(readArrival("/q/join/abc", "")).toEqual({ root: "/q/", route: { page: "join", game: "abc", invitation: "" } });
  expect(readArrival("/q/join/abc/0123456789abcdef", "#<script>")).toEqual({
    root: "/q/", route: { page: "join", game: "abc", invitation: "" },
  });
  expect(readArrival("/join/abc", "#/cards")).toEqual({ root: "/", route: null });
  for (const path of ["/", "/q/", "/join", "/join/", "/join/a/b", "/join/a/b/c", "/join/<b>"]) expect(readArrival(path, "")).toBe(null);
});
