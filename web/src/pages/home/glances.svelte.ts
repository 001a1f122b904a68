/** How the games of this browser stand, asked now and then while somebody looks. */

import { games, type KeptGame } from "../../state/games";
import { glance, type Glance } from "../../state/glance";
import { server } from "../../state/server";

/** So many are asked about: the newest. */
const ASKED = 8;

export class Glances {
  kept: readonly KeptGame[] = $state.raw(games.all());
  private seen: Readonly<Record<string, Glance>> = $state.raw({});

  of(game: KeptGame): Glance | undefined {
    return this.seen[game.game];
  }

  isOurs(game: KeptGame): boolean {
    const seen = this.of(game);
    return seen?.status === "running" && seen.isOurs;
  }

  /** Those that are not over: where somebody is waited for first. */
  get open(): readonly KeptGame[] {
    const open = this.kept.filter(({ status }) => status !== "over");
    return [...open.filter((game) => this.isOurs(game)), ...open.filter((game) => !this.isOurs(game))];
  }

  /** The one to go on with: where it is our turn, or else the one that was played last. */
  get next(): KeptGame | null {
    return this.open.find((game) => Object.keys(game.seats).length > 0 && this.of(game)?.status !== "gone") ?? null;
  }

  reload(): void {
    this.kept = games.all();
  }

  async look(): Promise<void> {
    for (const game of this.kept.filter(({ status }) => status !== "over").slice(0, ASKED)) {
      const seen = await glance(server, game);
      if (seen === null) continue;
      this.seen = { ...this.seen, [game.game]: seen };
      if (seen.status === "over") {
        games.note(game.game, { status: "over" });
        this.reload();
      }
    }
  }
}
