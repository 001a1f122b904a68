/** The pages of the table, as they are in the address behind `#`: browsers never send that part to a server. */

import { BOX_SCRIPTS } from "../lesson/steps";
import { greetingOf } from "../net/secrets";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "game"; readonly game: string }
  | { readonly page: "join"; readonly game: string; readonly invitation: string }
  | { readonly page: "setup" }
  /** `query` is the filter, as in an address: `q=dragon&box=base`. */
  | { readonly page: "cards"; readonly query: string }
  | { readonly page: "rules" }
  /** The first game, or what a box adds to it. */
  | { readonly page: "teach"; readonly box?: string }
  | { readonly page: "learn" }
  | { readonly page: "replays" }
  | { readonly page: "claim" }
  | { readonly page: "puzzles" }
  | { readonly page: "record" }
  /** `record` is a game that somebody passes on, packed; empty if nobody does. */
  | { readonly page: "carry"; readonly record: string }
  | { readonly page: "print"; readonly sheet: Sheet }
  /** `number` is the event that is looked at, 0 for the beginning; an invitation is only in links that are given on. */
  | { readonly page: "replay"; readonly game: string; readonly number: number; readonly invitation: string }
  /** `date` is a day of before, or nothing for today; `result` what somebody has come to there, as `readResult` reads it. */
  | { readonly page: "today"; readonly date: string; readonly result: string }
  | { readonly page: "nowhere" };

/** Pages that are nothing but their name. */
const PLAIN = ["setup", "rules", "teach", "learn", "replays", "claim", "puzzles", "record"] as const;
/** What owners of the real box can print. */
export const SHEETS = ["wilds", "mats"] as const;
export type Sheet = (typeof SHEETS)[number];

const GAME = /^[\w-]{1,64}$/;
/** A packed record; longer ones go as files. */
const PACKED = /^[\w-]{1,20000}$/;
const NUMBER = /^\d{1,9}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const RESULT = /^[wl]\d{1,3}-\d{1,3}-\d{1,4}$/;

export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#?\/?/, "").split("?", 2);
  let parts: string[];
  try {
    parts = path.split("/").map(decodeURIComponent);
  } catch {
    return { page: "nowhere" };
  }
  const [page = "", game = "", invitation = "", ...rest] = parts;
  if (page === "replay") return readReplay(parts.slice(1));
  if (page === "today") return readToday(parts.slice(1));
  if (rest.length > 0) return { page: "nowhere" };
  if (page === "" && parts.length === 1) return { page: "home" };
  const plain = PLAIN.find((one) => one === page);
  if (plain && parts.length === 1) return { page: plain };
  if (page === "cards" && parts.length === 1) return { page, query };
  if (page === "carry" && parts.length <= 2 && (game === "" ? parts.length === 1 : PACKED.test(game))) return { page, record: game };
  const sheet = SHEETS.find((one) => one === game);
  if (page === "print" && sheet && parts.length === 2) return { page, sheet };
  if (page === "teach" && parts.length === 2) return Object.hasOwn(BOX_SCRIPTS, game) ? { page, box: game } : { page: "nowhere" };
  if (!GAME.test(game)) return { page: "nowhere" };
  if (page === "game" && parts.length === 2) return { page, game };
  if (page === "join" && (invitation === "" || GAME.test(invitation))) return { page, game, invitation };
  return { page: "nowhere" };
}

function readReplay([game = "", number = "0", invitation = "", ...rest]: readonly string[]): Route {
  const isGood = GAME.test(game) && NUMBER.test(number) && (invitation === "" || GAME.test(invitation)) && rest.length === 0;
  return isGood ? { page: "replay", game, number: Number(number), invitation } : { page: "nowhere" };
}

function readToday([date = "", result = "", ...rest]: readonly string[]): Route {
  const isGood = (date === "" || DATE.test(date)) && (result === "" || RESULT.test(result)) && rest.length === 0;
  return isGood ? { page: "today", date, result } : { page: "nowhere" };
}

export function writeRoute(route: Route): string {
  switch (route.page) {
    case "home":
    case "nowhere":
      return "#/";
    case "game":
      return `#/game/${route.game}`;
    case "replay":
      return `#/replay/${replayed(route).join("/")}`;
    case "cards":
      return route.query === "" ? "#/cards" : `#/cards?${route.query}`;
    case "teach":
      return route.box === undefined ? "#/teach" : `#/teach/${route.box}`;
    case "today":
      return `#/${["today", route.date, route.result].filter((part) => part !== "").join("/")}`;
    case "carry":
      return route.record === "" ? "#/carry" : `#/carry/${route.record}`;
    case "print":
      return `#/print/${route.sheet}`;
    case "join":
      return route.invitation === "" ? `#/join/${route.game}` : `#/join/${route.game}/${route.invitation}`;
    default:
      return `#/${route.page}`;
  }
}

function replayed(route: Route & { readonly page: "replay" }): readonly (string | number)[] {
  if (route.invitation !== "") return [route.game, route.number, route.invitation];
  return route.number > 0 ? [route.game, route.number] : [route.game];
}

/** The whole link to a place, to be given on. */
export function linkTo(route: Route): string {
  return new URL(writeRoute(route), document.baseURI).href;
}

/** The link by which others come to a game, in the language of whoever shares it. Only what is behind `#` lets them in. */
export function linkToJoin(game: string, invitation: string, lang: string): string {
  const path = invitation === "" ? game : `${game}/${greetingOf(game, invitation)}`;
  const query = lang === "en" ? "" : `?lang=${lang}`;
  return new URL(`join/${path}${query}${invitation === "" ? "" : `#${invitation}`}`, document.baseURI).href;
}

/**
 * The link to a moment of a game, of which messengers show what happened. A game that is not public is only told behind `#`.
 */
export function linkToMoment(game: string, number: number, invitation: string, lang: string): string {
  const query = lang === "en" ? "" : `?lang=${lang}`;
  return new URL(`replay/${game}/${number}${query}${invitation === "" ? "" : `#${invitation}`}`, document.baseURI).href;
}

const ARRIVAL = /^(.*\/)(?:join\/([\w-]{1,64})(?:\/[0-9a-f]{16})?|replay\/([\w-]{1,64})\/(\d{1,9}))$/;

/** Where a link leads that has a path: the folder of the page, and the route; null if it has none of its own. */
export function readArrival(path: string, hash: string): { readonly root: string; readonly route: Route | null } | null {
  const [, root, joined, replayed, number] = ARRIVAL.exec(path) ?? [];
  if (root === undefined) return null;
  if (hash.startsWith("#/")) return { root, route: null };
  const invitation = GAME.test(hash.slice(1)) ? hash.slice(1) : "";
  if (joined !== undefined) return { root, route: { page: "join", game: joined, invitation } };
  return { root, route: { page: "replay", game: replayed ?? "", number: Number(number), invitation } };
}

/** A game out of what somebody pasted: a whole link, its end, or only the id. */
export function readLink(text: string): (Route & { readonly game: string }) | null {
  const trimmed = text.trim();
  const [address = "", invitation = ""] = trimmed.split("#", 2);
  const arrival = invitation.startsWith("/") ? null : readArrival(`/${address.split("?", 1)[0] ?? ""}`, `#${invitation}`);
  if (arrival?.route?.page === "join" || arrival?.route?.page === "replay") return arrival.route;
  const hash = trimmed.includes("#") ? trimmed.slice(trimmed.indexOf("#")) : trimmed;
  const route = readRoute(hash);
  if (route.page === "join" || route.page === "game" || route.page === "replay") return route;
  return GAME.test(trimmed) ? { page: "join", game: trimmed, invitation: "" } : null;
}
