/**
 * What the browser keeps, in drawers: one key of the local storage each, with a version.
 *
 * What cannot be read (damaged, or of a version to come) is put aside and not thrown away: a seat's secret may be in it.
 */

export interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** For browsers that keep nothing (private windows, full disks): the page works, and forgets. */
class Memory implements Storage {
  private readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}

const memory = new Memory();

/** The browser's storage, for good or as long as the window is there; or one in memory if it has none. */
export function browserStorage(which: "localStorage" | "sessionStorage" = "localStorage"): Storage {
  try {
    const probe = "quarriors.probe";
    const storage = globalThis[which];
    storage.setItem(probe, "");
    storage.removeItem(probe);
    return storage;
  } catch {
    return memory;
  }
}

/** Makes a value of what was read: of any age, and of anything. It leaves out what it cannot use. */
export type Reader<Value> = (read: unknown, version: number) => Value;

export class Drawer<Value> {
  constructor(
    readonly key: string,
    readonly version: number,
    private readonly reader: Reader<Value>,
    private readonly storage: Storage = browserStorage(),
  ) {}

  load(): Value {
    const text = this.storage.getItem(this.key);
    if (text === null) return this.reader(undefined, this.version);
    try {
      const { version, value } = JSON.parse(text) as { version: unknown; value: unknown };
      if (typeof version === "number" && version <= this.version) return this.reader(value, version);
    } catch {
      // falls through: it is damaged
    }
    this.keep(`${this.key}.damaged`, text);
    return this.reader(undefined, this.version);
  }

  /** Says whether it could be: storages may be full. */
  save(value: Value): boolean {
    return this.keep(this.key, JSON.stringify({ version: this.version, value }));
  }

  private keep(key: string, text: string): boolean {
    try {
      this.storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
}

export function isRecord(read: unknown): read is Record<string, unknown> {
  return typeof read === "object" && read !== null && !Array.isArray(read);
}

/** The value if it is one of these, else the first of them. */
export function oneOf<Choice extends string>(read: unknown, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices.find((choice) => choice === read) ?? choices[0];
}

export function textOr(read: unknown, otherwise: string): string {
  return typeof read === "string" ? read : otherwise;
}

export function flagOr(read: unknown, otherwise: boolean): boolean {
  return typeof read === "boolean" ? read : otherwise;
}

/** A number from 0 to 1. */
export function shareOr(read: unknown, otherwise: number): number {
  return typeof read === "number" && read >= 0 && read <= 1 ? read : otherwise;
}
