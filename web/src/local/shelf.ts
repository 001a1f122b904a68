/** The browser's own storage as a shelf: bytes by key, changed several at once or not at all. */

import type { Keeps } from "./messages";

const STORE = "kept";
/** How the keys of events begin: see `quarriors/site/kept.py`. */
const EVENT = "event/";

/** What Python hands over is borrowed: it is copied at once. */
interface Lent<Value> {
  toJs(): Value;
}

export class Shelf {
  private database: IDBDatabase | null = null;
  private readonly memory = new Map<string, Uint8Array>();
  private keeps: Keeps = "kept";

  /** `told` hears how well things are kept, whenever that changes. */
  constructor(private readonly told: (keeps: Keeps) => void) {}

  async open(name: string): Promise<void> {
    try {
      this.database = await opened(name);
    } catch {
      // a browser may keep nothing at all: then people have to know before they play
      this.tell("forgets");
    }
  }

  /** What has a key that begins so, by its key. */
  async all(prefix: string): Promise<[string, Uint8Array][]> {
    if (this.database === null) {
      return [...this.memory].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
    }
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const store = this.database.transaction(STORE, "readonly").objectStore(STORE);
    const [keys, values] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
    return keys.map((key, at) => [String(key), values[at] as Uint8Array]);
  }

  async change(lentKeys: Lent<string[]>, lentValues: Lent<Uint8Array[]>, lentNew: Lent<string[]>, lentDrop: Lent<string[]>): Promise<boolean> {
    const keys = lentKeys.toJs();
    const values = lentValues.toJs();
    const fresh = new Set(lentNew.toJs());
    const drop = lentDrop.toJs();
    return this.put(keys.map((key, at) => [key, values[at] ?? new Uint8Array()]), fresh, drop);
  }

  async put(entries: readonly (readonly [string, Uint8Array])[], fresh: ReadonlySet<string> = new Set(), drop: readonly string[] = []): Promise<boolean> {
    if (this.database === null) {
      if ([...fresh].some((key) => this.memory.has(key))) return false;
      for (const key of drop) this.memory.delete(key);
      for (const [key, value] of entries) this.memory.set(key, value);
      return true;
    }
    try {
      const is = await this.write(this.database, entries, fresh, drop);
      // there is room again when a move has found some: less than a move needs is no sign of it
      if (is && entries.some(([key]) => key.startsWith(EVENT))) this.tell("kept");
      return is;
    } catch (fault) {
      if ((fault as { name?: string } | null)?.name === "QuotaExceededError") this.tell("full");
      throw fault instanceof Error ? fault : new Error(String(fault));
    }
  }

  private write(database: IDBDatabase, entries: readonly (readonly [string, Uint8Array])[], fresh: ReadonlySet<string>, drop: readonly string[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      // strict: what is answered has to be on the disk
      const change = database.transaction(STORE, "readwrite", { durability: "strict" });
      let isTaken = false;
      change.oncomplete = () => resolve(true);
      change.onabort = () => (isTaken ? resolve(false) : reject(change.error ?? new Error("the browser did not write it down")));
      const store = change.objectStore(STORE);
      for (const key of drop) store.delete(key);
      for (const [key, value] of entries) {
        if (!fresh.has(key)) {
          store.put(value, key);
          continue;
        }
        const adding = store.add(value, key);
        adding.onerror = () => (isTaken = adding.error?.name === "ConstraintError");
      }
    });
  }

  private tell(keeps: Keeps): void {
    if (keeps === this.keeps) return;
    this.keeps = keeps;
    this.told(keeps);
  }
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error("the browser keeps nothing"));
  });
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser did not read it"));
  });
}
