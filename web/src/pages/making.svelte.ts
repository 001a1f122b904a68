/** Making a game from a page: it is kept, and gone to if whoever wanted it is still there. */

import { onDestroy } from "svelte";
import type { GameWish, Made, SeatWish, Server } from "../net/server";
import { router } from "../route/router.svelte";
import { games, type Games } from "../state/games";
import { server } from "../state/server";
import { notices } from "../ui/notices.svelte";
import { refused } from "../words/errors";
import { say, type Saying } from "../words/words.svelte";

export interface Means {
  readonly server: Pick<Server, "make">;
  readonly games: Pick<Games, "keepMade">;
  readonly go: (game: string) => void;
  readonly tell: (saying: Saying) => void;
  /** A refusal in words. */
  readonly words: (refusal: unknown) => Saying;
  /** Hears when the page is left. */
  readonly onleave: (left: () => void) => void;
}

const USUAL: Means = {
  server,
  games,
  go: (game) => router.go({ page: "game", game }),
  tell: (saying) => notices.show(saying, "bad"),
  words: refused,
  onleave: onDestroy,
};

/** To be made while a component is: it lasts as long as that one. */
export class Making {
  isUnderWay = $state(false);
  isHere = true;
  private readonly means: Means;

  constructor(means: Partial<Means> = {}) {
    this.means = { ...USUAL, ...means };
    this.means.onleave(() => (this.isHere = false));
  }

  /** The game, which is kept also where nobody waits for it any more; null if there is none, and why has been told. */
  async make(wish: GameWish, pass = ""): Promise<Made | null> {
    this.isUnderWay = true;
    try {
      const made = await this.means.server.make(wish.from ? wish : { ...wish, seats: named(wish.seats) }, pass);
      this.means.games.keepMade(made);
      return made;
    } catch (refusal) {
      this.isUnderWay = false;
      if (this.isHere) this.means.tell(this.means.words(refusal));
      return null;
    }
  }

  /** Makes it and goes there; says whether there is a game. */
  async start(wish: GameWish, pass = ""): Promise<boolean> {
    const made = await this.make(wish, pass);
    if (made !== null && this.isHere) this.means.go(made.game);
    return made !== null;
  }
}

/** People who gave no name are called something in the language of whoever makes the game, each differently. */
function named(seats: readonly SeatWish[]): readonly SeatWish[] {
  const taken = new Set(seats.map((seat) => (seat.kind === "human" ? (seat.name ?? "").toLowerCase() : "")));
  return seats.map((seat, place) => {
    if (seat.kind !== "human" || seat.name !== undefined) return seat;
    let number = place + 1;
    while (taken.has(say("player-name", { seat: number }).toLowerCase())) number += 1;
    const name = say("player-name", { seat: number });
    taken.add(name.toLowerCase());
    return { ...seat, name };
  });
}
