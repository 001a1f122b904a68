/** A game that was recorded from a server, for tests. */

import type { Card } from "./cards";
import type { EventMessage } from "./events";
import game from "./fixtures/game.json";
import type { ServerMessage, Welcome } from "./messages";
import type { Made } from "./server";

interface Recorded {
  readonly made: Made;
  readonly cards: readonly Card[];
  readonly said: readonly ServerMessage[];
}

export const recorded = game as unknown as Recorded;

export const welcome = recorded.said.find((one): one is Welcome => one.type === "welcome") as Welcome;

export const events = recorded.said.filter((one): one is EventMessage => one.type === "event");
