/** Ways to play that somebody can want without knowing the boxes: each sets what suits it, and everything stays changeable. */

import type { RuleValue } from "../../net/events";
import type { Box, Offer } from "../../net/server";
import type { WildsDraft } from "./wish";

export interface Preset {
  /** Its message is `preset-` and this; with `-about`, a sentence on it. */
  readonly name: string;
  readonly boxes: (boxes: readonly Box[]) => readonly Box[];
  readonly rules: Readonly<Record<string, RuleValue>>;
}

const standard = (boxes: readonly Box[]): readonly Box[] => boxes.filter(({ is_standard }) => is_standard);
/** The standard boxes with others that have something; nothing if there is no such box on this server. */
const standardAnd = (has: (box: Box) => boolean) => (boxes: readonly Box[]): readonly Box[] =>
  boxes.some(has) ? boxes.filter((box) => box.is_standard || has(box)) : [];

export const PRESETS: readonly Preset[] = [
  { name: "usual", boxes: standard, rules: {} },
  { name: "quick", boxes: standard, rules: { captures: 2 } },
  { name: "quests", boxes: standardAnd(({ quests }) => quests > 0), rules: { quests: true } },
  { name: "locks", boxes: standardAnd(({ has_locks }) => has_locks), rules: {} },
  { name: "energies", boxes: standardAnd(({ has_energy }) => has_energy), rules: {} },
  { name: "everything", boxes: (boxes) => (boxes.length > 2 ? boxes : []), rules: {} },
];

/** Those that this server has boxes and rules for. */
export function offered(offer: Offer): readonly Preset[] {
  const knows = (rule: string, value: RuleValue): boolean =>
    offer.rules.some(({ name, values }) => name === rule && values.some((one) => one.value === value));
  return PRESETS.filter(({ boxes, rules }) => boxes(offer.boxes).length > 0 && Object.entries(rules).every(([rule, value]) => knows(rule, value)));
}

/** Takes over what belongs to a preset, and lets go of what somebody chose for another one. */
export function setTo(draft: WildsDraft, preset: Preset, boxes: readonly Box[]): void {
  draft.boxes = preset.boxes(boxes).map(({ id }) => id);
  draft.rules = { ...preset.rules };
  draft.named = "";
  draft.chosen = draft.chosen.filter((id) => draft.boxes.includes(id.split("/", 1)[0] ?? ""));
}

/** The preset that a draft still is: with its boxes and rules, and nothing ready-made. */
export function presetOf(draft: WildsDraft, offer: Offer): Preset | undefined {
  if (draft.named !== "") return undefined;
  const standards = new Map(offer.rules.map((rule) => [rule.name, rule.standard]));
  const differing = Object.entries(draft.rules).filter(([rule, value]) => standards.get(rule) !== value);
  return offered(offer).find(({ boxes, rules }) => {
    const ids = boxes(offer.boxes).map(({ id }) => id);
    return (
      ids.length === draft.boxes.length && ids.every((id) => draft.boxes.includes(id)) &&
      differing.length === Object.keys(rules).length && differing.every(([rule, value]) => rules[rule] === value)
    );
  });
}
