/** Makes a table heard: what happens on it, whose turn it is, and how it ends. */

import { untrack } from "svelte";
import type { Shown } from "../table/sitting";
import { notices } from "../ui/notices.svelte";
import { cuesOf, type Throw } from "./cues";
import { sounds, type Sounds } from "./sounds";

/** Called while a component is made; `throws` tells how the dice of the beat on show are thrown. */
export function listen(game: Shown, throws: () => readonly Throw[], heard: Pick<Sounds, "play"> = sounds): void {
  let called = "";
  let refused = 0;

  $effect(() => {
    const { beat } = game;
    if (beat !== null) untrack(() => cuesOf(beat, throws()).forEach(({ sound, at }) => heard.play(sound, at)));
  });

  $effect(() => {
    const { ours } = game;
    if (ours === null) return;
    // once a turn, and once when one is asked in somebody else's
    const call = `${untrack(() => game.table?.turn)} ${ours.seat}`;
    if (call !== called) heard.play("turn");
    called = call;
  });

  $effect(() => {
    if (!game.isOver) return;
    untrack(() => {
      // a game that was over when we came is quiet
      if (game.beat === null) return;
      const winners = game.state?.result?.winners ?? [];
      const isLost = game.seats.length > 0 && !game.seats.some((seat) => winners.includes(seat));
      heard.play(isLost ? "lose" : "win");
    });
  });

  $effect(() => {
    const last = notices.list.at(-1);
    if (last === undefined || last.id <= refused) return;
    refused = last.id;
    if (last.look === "bad") heard.play("no");
  });
}
