/** What can be said at a table with one click: a closed list, the same on the server. Everybody sees it in their language. */

/** Little dice that pull faces. */
export const EMOTES = ["smile", "laugh", "wow", "think", "cry", "grumble"] as const;
export const PHRASES = [
  "hello", "good_luck", "nice_roll", "well_played", "ouch", "thanks", "sorry", "moment", "quarriors", "good_game",
] as const;

export type Emote = (typeof EMOTES)[number];
export type Phrase = (typeof PHRASES)[number];

export const isEmote = (id: string): id is Emote => (EMOTES as readonly string[]).includes(id);
export const isPhrase = (id: string): id is Phrase => (PHRASES as readonly string[]).includes(id);
