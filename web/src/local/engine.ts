/** Python in a worker: its files are fetched once and kept, then it runs from what is kept, also without a connection. */

import { lay, unpack, type Floor } from "./laying";
import type { Files } from "./messages";

/** What of Pyodide is used. */
export interface Python {
  runPython(code: string, options?: { globals?: unknown }): unknown;
  pyimport(name: string): unknown;
  readonly FS: Floor & { writeFile(path: string, text: string): void };
}
interface Pyodide {
  loadPyodide(options: { indexURL: string; lockFileURL: string; stdLibURL: string; env: Record<string, string> }): Promise<Python>;
}
type Bytes = Uint8Array<ArrayBuffer>;
/** What lies in the folder, with its size in bytes. */
interface Contents {
  readonly files: Readonly<Record<string, number>>;
}

function contentsIn(text: string): Contents | null {
  try {
    return JSON.parse(text) as Contents;
  } catch {
    return null;
  }
}

/** As the browser has it: what Python fetches comes from here. */
const load = globalThis.fetch.bind(globalThis);
const PREFIX = "quarriors-engine-";
export const BOXES = "/home/quarriors/boxes";
const CORE = "/home/quarriors/core";

/** Where files are kept; nowhere in browsers that have no such place, as by http from another machine. */
async function cacheOf(engine: string): Promise<Cache | null> {
  try {
    const name = PREFIX + engine;
    const older = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== name && sameFolder(one, name));
    await Promise.all(older.map((one) => caches.delete(one)));
    return await caches.open(name);
  } catch {
    return null;
  }
}

/** Another version in the same place: tables in other folders of the same host keep theirs. */
function sameFolder(one: string, other: string): boolean {
  return one.replace(/[^/]*\/$/, "") === other.replace(/[^/]*\/$/, "");
}

/** A file of so many bytes, from what is kept if that is whole. */
async function fetched(address: string, size: number, cache: Cache | null, grown: (bytes: number) => void): Promise<Bytes> {
  const kept = await cache?.match(address);
  if (kept !== undefined) {
    const file = await read(kept, size, grown).catch(() => null);
    if (file !== null) return file;
    await cache?.delete(address);
  }
  const answer = await load(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const saving = cache?.put(address, answer.clone()).catch(() => undefined);
  const file = await read(answer, size, grown);
  await saving; // a full storage is no reason not to play
  if (file !== null) return file;
  await cache?.delete(address);
  throw new Error(`${address}: not ${size} bytes`);
}

/** What comes, if it is so many bytes. */
async function read(answer: Response, size: number, grown: (bytes: number) => void): Promise<Bytes | null> {
  const file = new Uint8Array(size);
  const reader = answer.body?.getReader();
  let at = 0;
  for (;;) {
    const next = await reader?.read();
    if (next === undefined || next.done) return at === size ? file : null;
    if (at + next.value.length > size) {
      void reader?.cancel();
      return null;
    }
    file.set(next.value, at);
    at += next.value.length;
    grown(next.value.length);
  }
}

/** The list of the files: the only one whose size nobody has said. */
async function contentsOf(engine: string, cache: Cache | null): Promise<Contents> {
  const address = `${engine}contents.json`;
  const kept = await cache?.match(address);
  const found = kept && contentsIn(await kept.text());
  if (found) return found;
  const answer = await load(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const text = await answer.text();
  const contents = contentsIn(text);
  if (contents === null) throw new Error("contents.json is damaged");
  await cache?.put(address, new Response(text)).catch(() => undefined);
  return contents;
}

/** So many times the page is told how far it is: each time it is drawn anew, while Python needs the processor. */
const STEPS = 25;

/**
 * Fetches everything there is in that folder, starts Python and lays our modules and the boxes out for it. Python starts as
 * soon as its own files are there, and our modules are unpacked meanwhile.
 */
export async function begin(engine: string, boxes: Files, part: (share: number) => void): Promise<Python> {
  const cache = await cacheOf(engine);
  const contents = await contentsOf(engine, cache);
  const all = Object.values(contents.files).reduce((sum, bytes) => sum + bytes, 0);
  let there = 0;
  const grown = (bytes: number): void => {
    const before = Math.floor((STEPS * there) / all);
    there += bytes;
    if (Math.floor((STEPS * there) / all) > before) part(Math.min(1, there / all));
  };
  const files = new Map(Object.entries(contents.files).map(([name, size]) => [engine + name, fetched(engine + name, size, cache, grown)]));
  const file = (name: string): Promise<Bytes> => files.get(engine + name) ?? Promise.reject(new Error(`${name} is missing`));
  serve(files);
  const modules = file("core.pack").then(unpack);
  const [python, ours] = await Promise.all([started(engine, file), modules, ...files.values()]);
  lay(ours, CORE, python.FS);
  python.FS.mkdirTree(BOXES);
  for (const [name, text] of Object.entries(boxes)) python.FS.writeFile(`${BOXES}/${name}`, text);
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(CORE)})`);
  files.clear();
  return python;
}

async function started(engine: string, file: (name: string) => Promise<Bytes>): Promise<Python> {
  // the browser loads modules by itself, from what is kept: they have to be whole by then
  await Promise.all([file("pyodide.mjs"), file("pyodide.asm.mjs")]);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as Pyodide;
  return loadPyodide({
    indexURL: engine, lockFileURL: `${engine}pyodide-lock.json`, stdLibURL: `${engine}python_stdlib.zip`,
    env: { HOME: "/home/quarriors", QUARRIORS_HOME: "/home/quarriors" },
  });
}

/** What Python fetches while it starts comes from here. */
function serve(files: Map<string, Promise<Bytes>>): void {
  globalThis.fetch = async (asked, ...how) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const body = await files.get(address);
    if (body === undefined) return load(asked, ...how);
    const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(body, { headers: { "Content-Type": type } });
  };
}
