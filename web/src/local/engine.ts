/** Python in a worker: its files are fetched once and kept, then it runs from what is kept, also without a connection. */

import type { Files } from "./messages";

/** What of Pyodide is used. */
export interface Python {
  unpackArchive(data: Uint8Array, format: "zip", options: { extractDir: string }): void;
  runPython(code: string, options?: { globals?: unknown }): unknown;
  pyimport(name: string): unknown;
  readonly FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
}
interface Pyodide {
  loadPyodide(options: { indexURL: string; lockFileURL: string; stdLibURL: string; env: Record<string, string> }): Promise<Python>;
}
type Bytes = Uint8Array<ArrayBuffer>;
/** What lies in the folder, with its size in bytes. */
interface Contents {
  readonly files: Readonly<Record<string, number>>;
}

function contentsIn(file: Bytes): Contents | null {
  try {
    return JSON.parse(new TextDecoder().decode(file)) as Contents;
  } catch {
    return null;
  }
}

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

/** A file, from what is kept if that is whole. */
async function fetched(address: string, cache: Cache | null, grown: (bytes: number) => void, isWhole: (file: Bytes) => boolean): Promise<Bytes> {
  const kept = await cache?.match(address);
  if (kept !== undefined) {
    const file = await read(kept, grown).catch(() => null);
    if (file !== null && isWhole(file)) return file;
    await cache?.delete(address);
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const saving = cache?.put(address, answer.clone()).catch(() => undefined);
  const file = await read(answer, grown);
  await saving; // a full storage is no reason not to play
  if (isWhole(file)) return file;
  await cache?.delete(address);
  throw new Error(`${address}: ${file.length} bytes`);
}

async function read(answer: Response, grown: (bytes: number) => void): Promise<Bytes> {
  const pieces: Uint8Array[] = [];
  const reader = answer.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (next === undefined || next.done) break;
    pieces.push(next.value);
    grown(next.value.length);
  }
  return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
}

/** Fetches everything there is in that folder, starts Python and lays our modules and the boxes out for it. */
export async function begin(engine: string, boxes: Files, part: (share: number) => void): Promise<Python> {
  const cache = await cacheOf(engine);
  const contents = contentsIn(await fetched(`${engine}contents.json`, cache, () => undefined, (file) => contentsIn(file) !== null));
  if (contents === null) throw new Error("contents.json is damaged");
  const all = Object.values(contents.files).reduce((sum, bytes) => sum + bytes, 0);
  let there = 0;
  const files = new Map<string, Bytes>();
  await Promise.all(
    Object.entries(contents.files).map(async ([name, size]) => {
      const grown = (bytes: number): void => part(Math.min(1, (there += bytes) / all));
      files.set(engine + name, await fetched(engine + name, cache, grown, (file) => file.length === size));
    }),
  );
  serve(files);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as Pyodide;
  const python = await loadPyodide({
    indexURL: engine, lockFileURL: `${engine}pyodide-lock.json`, stdLibURL: `${engine}python_stdlib.zip`,
    env: { HOME: "/home/quarriors", QUARRIORS_HOME: "/home/quarriors" },
  });
  const core = files.get(`${engine}core.zip`);
  if (core === undefined) throw new Error("core.zip is missing");
  python.unpackArchive(core, "zip", { extractDir: CORE });
  python.FS.mkdirTree(BOXES);
  for (const [name, text] of Object.entries(boxes)) python.FS.writeFile(`${BOXES}/${name}`, text);
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(CORE)})`);
  files.clear();
  return python;
}

/** What Python fetches while it starts is there already. */
function serve(files: Map<string, Bytes>): void {
  const before = globalThis.fetch;
  globalThis.fetch = (asked, ...how) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const body = files.get(address);
    if (body === undefined) return before(asked, ...how);
    const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return Promise.resolve(new Response(body, { headers: { "Content-Type": type } }));
  };
}
