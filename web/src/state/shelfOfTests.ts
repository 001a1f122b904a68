/** A storage for unit tests: what is in it from the beginning, and nothing of the browser. */

import type { Storage } from "./storage";

export class Kept implements Storage {
  private readonly kept: Map<string, string>;

  constructor(kept: Readonly<Record<string, string>> = {}) {
    this.kept = new Map(Object.entries(kept));
  }

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}
