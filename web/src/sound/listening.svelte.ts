/** Makes a table heard: what happens on it, whose turn it is, and how it ends. */

import { untrack } from "svelte";
import { settings } from "../state/settings.svelte";
import type { Shown } from "../state/shown";
import { PACES } from "../state/tempo";
import { notices } from "../ui/notices.svelte";
import { cuesOf, type Cue, type Throw } from "./cues";
import { feel } from "./haptics";
import { sounds, type Sounds } from "./sounds";

/** Called while a component is made; `throws` tells how the dice of the beat on show are thrown. */
export function listen(game: Shown, throws: () => readonly Throw[], heard: Pick<Sounds, "play"> = sounds): void {
  const play = (cue: Cue): void => {
    heard.play(cue.sound, cue.at, cue.step);
    feel(cue);
  };
  // a table that is laid again, as after a look back, tells nothing once more
  let last = untrack(() => game.beat);
  let hasEnded = untrack(() => game.isOver);
  let called = "";
  let refused = 0;

  $effect(() => {
    const { beat } = game;
    if (beat === last) return;
    last = beat;
    if (beat !== null) untrack(() => cuesOf(beat, throws(), PACES[settings.choices.speed]).forEach(play));
  });

  $effect(() => {
    const { ours } = game;
    if (ours === null) return;
    // once a turn, and once when one is asked in somebody else's
    const call = `${untrack(() => game.table?.turn)} ${ours.seat}`;
    if (call !== called) play({ sound: "turn", at: 0 });
    called = call;
  });

  $effect(() => {
    // what comes after the end, such as a rematch, does not end it again
    if (game.state?.status !== "over") hasEnded = false;
    if (!game.isOver || hasEnded) return;
    hasEnded = true;
    untrack(() => {
      // the end of a replay that was gone to at once is quiet
      if (game.beat === null) return;
      const winners = game.state?.result?.winners ?? [];
      const isLost = game.seats.length > 0 && !game.seats.some((seat) => winners.includes(seat));
      play({ sound: isLost ? "lose" : "win", at: 0 });
    });
  });

  $effect(() => {
    const notice = notices.list.at(-1);
    if (notice === undefined || notice.id <= refused) return;
    refused = notice.id;
    if (notice.look === "bad") heard.play("no");
  });
}
