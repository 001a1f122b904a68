/** Codes that were sent and not yet answered, each with the secret made for it: its seat may have moved here already. */

import { newSecret } from "../net/secrets";
import { Drawer, isRecord, type Storage } from "./storage";

function read(value: unknown): Readonly<Record<string, string>> {
  const claims = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(claims.filter((claim): claim is [string, string] => typeof claim[1] === "string"));
}

export class Claims {
  private readonly drawer: Drawer<Readonly<Record<string, string>>>;

  constructor(storage?: Storage) {
    this.drawer = new Drawer("quarriors.claims", 1, read, storage);
  }

  /** The code that waits for its answer, if any. */
  get open(): string {
    return Object.keys(this.drawer.load()).at(-1) ?? "";
  }

  /** The secret for a code, the same each time: should the answer be lost, or the page be closed, it can be asked for again. */
  secretFor(code: string): string {
    const claims = this.drawer.load();
    const secret = claims[code] ?? newSecret();
    this.drawer.save({ ...claims, [code]: secret });
    return secret;
  }

  answered(code: string): void {
    const { [code]: _, ...others } = this.drawer.load();
    this.drawer.save(others);
  }
}

export const claims = new Claims();
