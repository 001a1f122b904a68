/** Dice that are in a fight: they have left their mats for the middle of the table, and come back to them. */

import { SvelteSet } from "svelte/reactivity";
import { PACES } from "../state/tempo";
import { settings } from "../state/settings.svelte";
import { Places, type Found } from "./places";

interface Staged {
  readonly element: HTMLElement;
  readonly seat: number;
}

class Stage {
  private readonly dice = new Map<number, Staged>();
  /** Those that are not seen where they lie, also where they are drawn only now. */
  private readonly away = new SvelteSet<number>();

  has(die: number): boolean {
    return this.dice.has(die);
  }

  /** Whether a die is not to be seen on its mat. */
  hides(die: number): boolean {
    return this.away.has(die);
  }

  /** Where a die stands now. */
  find(die: number): Found | null {
    const element = this.dice.get(die)?.element;
    if (element === undefined || !element.isConnected) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height), element: null };
  }

  /** A die comes: it is hidden on its mat. Where it was, seen from where it stands now; null if it was nowhere. */
  come(die: number, seat: number, element: HTMLElement): { readonly x: number; readonly y: number; readonly scale: number } | null {
    const found = placeOn(element, seat, die);
    this.dice.set(die, { element, seat });
    this.away.add(die);
    if (found === null) return null;
    const { left, top, width } = element.getBoundingClientRect();
    return { x: found.x - left - width / 2, y: found.y - top - width / 2, scale: found.size / Math.max(1, width) };
  }

  /** A die is gone from the stage, whatever becomes of it. */
  go(die: number, element: HTMLElement): void {
    if (this.dice.get(die)?.element !== element) return;
    this.dice.delete(die);
    this.away.delete(die);
  }

  /** The fight is over: those that still lie on their mats are seen there again, on their way from here. */
  clear(isStill: boolean): void {
    const duration = 320 * PACES[settings.choices.speed];
    for (const [die, { element, seat }] of this.dice) {
      const from = this.find(die);
      const target = placeOn(element, seat, die)?.element;
      // what was destroyed lies in a pile
      if (isStill || from === null || !target || target.closest('[data-zone="used"]')) continue;
      const { left, top, width, height } = target.getBoundingClientRect();
      const shift = `translate(${from.x - left - width / 2}px, ${from.y - top - height / 2}px) scale(${from.size / Math.max(1, width)})`;
      target.animate?.([{ transform: shift }, { transform: "none" }], { duration, easing: "cubic-bezier(0.3, 0, 0.2, 1)" });
      element.style.visibility = "hidden";
    }
    this.dice.clear();
    this.away.clear();
  }
}

/** Where a die lies on its mat; what stands for it there, if it is not seen itself. */
function placeOn(element: HTMLElement, seat: number, die: number): Found | null {
  const table = element.closest("[data-shape]");
  return table ? new Places(table, () => "").find({ zone: "ready", seat }, die, -1) : null;
}

export const stage = new Stage();
