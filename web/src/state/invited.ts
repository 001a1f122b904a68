/** An invitation that waits while somebody learns the game: as long as this window is there. */

import { Drawer, browserStorage, isRecord, textOr, type Storage } from "./storage";

export interface Invited {
  readonly game: string;
  readonly invitation: string;
}

const ID = /^[\w-]{0,64}$/;

function read(value: unknown): Invited | null {
  const { game, invitation } = isRecord(value) ? value : {};
  const found = { game: textOr(game, ""), invitation: textOr(invitation, "") };
  return found.game !== "" && ID.test(found.game) && ID.test(found.invitation) ? found : null;
}

export function invitedDrawer(storage: Storage = browserStorage("sessionStorage")): Drawer<Invited | null> {
  return new Drawer<Invited | null>("quarriors.invited", 1, read, storage);
}
