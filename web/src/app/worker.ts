/**
 * The service worker: it keeps the shell of the page, so that it also opens without a connection.
 *
 * The page itself always comes from the server if that can be reached, so nobody sees an old one after an upgrade. Only files
 * whose name changes with their content are taken from what is kept. Of games, nothing is ever kept or answered here.
 */

/** What the page is made of, as `tools/shell.ts` found it: the entry first. All paths are relative to this file. */
declare const SHELL: readonly string[];
/** The languages that it speaks besides English. */
declare const WORDS: readonly string[];
/** Another one for every build. */
declare const BUILD: string;

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const PREFIX = "quarriors-shell-";
const CACHE = PREFIX + BUILD;
/** Python, where the page brings its table along: `src/local/engine.ts` keeps it, for it is large and wants to be watched. */
const ENGINE = /^engine-[0-9a-f]+\//;
/** How a page says that it brings its table along. */
const ALONG = 'name="quarriors-engine"';
const HASHED = /^assets\/.+-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;
const home = new URL("./", location.href).href;

async function keep(): Promise<void> {
  const page = await fetch(home, { cache: "no-cache" });
  const text = await page.clone().text();
  const entry = SHELL[0] ?? "";
  // the server may have been upgraded since this worker was loaded: then the next one keeps what belongs together
  if (!page.ok || !text.includes(entry)) throw new Error("this is another build");
  const cache = await caches.open(CACHE);
  await cache.addAll(addresses(SHELL));
  await cache.put(home, page);
  // whoever plays without a connection may choose any language; one that cannot be had now is had when somebody reads it
  if (text.includes(ALONG)) await cache.addAll(addresses(WORDS)).catch(() => undefined);
}

function addresses(paths: readonly string[]): string[] {
  return paths.map((path) => new URL(path, home).href);
}

async function forget(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function pageOf(request: Request): Promise<Response> {
  try {
    const page = await fetch(request);
    // the same files may go with a page that brings another table along
    if (page.ok && (await page.clone().text()).includes(SHELL[0] ?? "")) await (await caches.open(CACHE)).put(home, page.clone());
    return page;
  } catch (fault) {
    const kept = await caches.match(home, { cacheName: CACHE, ignoreVary: true });
    if (kept === undefined) throw fault;
    return kept;
  }
}

async function fileOf(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  // fonts and languages that somebody reads are kept as they come
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function engineOf(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

addEventListener("install", (event) => (event as Lasting).waitUntil(keep()));
addEventListener("activate", (event) => (event as Lasting).waitUntil(forget()));
addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const [address = ""] = request.url.split(/[?#]/, 1);
  if (request.method !== "GET" || !address.startsWith(home)) return;
  const path = address.slice(home.length);
  if (request.mode === "navigate" && (path === "" || path === "index.html")) (event as Fetching).respondWith(pageOf(request));
  else if (HASHED.test(path)) (event as Fetching).respondWith(fileOf(request));
  else if (ENGINE.test(path)) (event as Fetching).respondWith(engineOf(request));
});

export {};
