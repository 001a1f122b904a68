/** What a player has set, kept in this browser. */

import { languages } from "../words/languages";
import { isQuiet } from "./tempo";
import { Drawer, flagOr, isRecord, oneOf, shareOr, textOr, type Storage } from "./storage";

export const THEMES = ["system", "dark", "light"] as const;
export const SPEEDS = ["normal", "slow", "fast", "instant"] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Choices {
  theme: Theme;
  speed: Speed;
  /** Sounds, and what is felt on a phone. */
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Ask before a phase ends with something useful unused. */
  confirm: boolean;
  /** Wait for a click after an attack in which somebody defended. */
  wait: boolean;
  /** Empty: the one that the browser prefers. */
  language: string;
  /** Bots say a word now and then. */
  remarks: boolean;
  notifications: boolean;
  /** The name last played under. */
  name: string;
  /** Dice of new games are drawn and rolled without a click. */
  autoRoll: boolean;
  /** The bot that is played against by one click; empty: the best there is. */
  level: string;
}

function read(value: unknown): Choices {
  const kept = isRecord(value) ? value : {};
  return {
    theme: oneOf(kept["theme"], THEMES),
    speed: oneOf(kept["speed"], SPEEDS),
    // whoever wants nothing to move wants nothing to sound, until they say so
    sound: flagOr(kept["sound"], !isQuiet()),
    volume: shareOr(kept["volume"], 0.6),
    confirm: flagOr(kept["confirm"], true),
    wait: flagOr(kept["wait"], false),
    language: languages.find((language) => language === kept["language"]) ?? "",
    remarks: flagOr(kept["remarks"], true),
    notifications: flagOr(kept["notifications"], false),
    name: textOr(kept["name"], "").slice(0, 40),
    autoRoll: flagOr(kept["autoRoll"], false),
    level: textOr(kept["level"], ""),
  };
}

export class Settings {
  private readonly drawer: Drawer<Choices>;
  readonly choices: Choices;

  constructor(storage?: Storage) {
    this.drawer = new Drawer("quarriors.settings", 1, read, storage);
    this.choices = $state(this.drawer.load());
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.choices[name] = value;
    // only this: another tab may have set something else
    this.drawer.save({ ...this.drawer.load(), [name]: value });
  }
}

export const settings = new Settings();
