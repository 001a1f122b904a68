/** Looking at a card: by hovering, by the key `i` on what has the focus, or by a long press. */

import type { Card } from "../net/cards";
import type { Die } from "../net/state";
import type { Area } from "./placement";

export type How = "hover" | "key" | "press";

export interface Peeked {
  readonly card: Card;
  readonly die: Die | null;
  readonly at: Area;
  readonly how: How;
}

const HOVER = 350;
const PRESS = 450;
/** A finger is never still: as far as this, in pixels, it still presses. */
const STILL = 10;

class Peek {
  now: Peeked | null = $state.raw(null);
  private element: Element | null = null;

  show(card: Card, die: Die | null, element: Element, how: How): void {
    this.element = element;
    this.now = { card, die, at: element.getBoundingClientRect(), how };
  }

  hide(): void {
    this.element = null;
    this.now = null;
  }

  /**
   * What was pointed at is gone, or no longer has the focus. A look by a long press stays until it is closed, and one at
   * something else is not concerned: the finger that presses there has taken the focus away from here.
   */
  lose(element: Element): void {
    if (this.element === element && this.now?.how !== "press") this.hide();
  }
}

export const peek = new Peek();

/** Makes an element show a card; what it shows is asked for when it is needed. */
export function peeks(what: () => { card: Card | null; die?: Die | null }): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;
    /** The mouse has come, and has not moved here yet. */
    let hasCome = false;
    let from = { x: 0, y: 0 };
    const open = (how: How): void => {
      const { card, die } = what();
      if (card !== null) peek.show(card, die ?? null, element, how);
    };
    const close = (): void => {
      clearTimeout(timer);
      peek.hide();
    };
    const entered = (event: PointerEvent): void => {
      hasCome = event.pointerType === "mouse";
    };
    const pressed = (event: PointerEvent): void => {
      wasLong = false;
      if (event.pointerType === "mouse") return close();
      clearTimeout(timer);
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        wasLong = true;
        open("press");
      }, PRESS);
    };
    const moved = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") {
        // where only something else has gone from under the mouse, nobody has pointed here
        if (!hasCome || (event.movementX === 0 && event.movementY === 0)) return;
        hasCome = false;
        clearTimeout(timer);
        timer = setTimeout(() => open("hover"), HOVER);
        return;
      }
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
    };
    const left = (event: PointerEvent): void => {
      hasCome = false;
      if (event.pointerType === "mouse") close();
      else clearTimeout(timer);
    };
    const released = (): void => clearTimeout(timer);
    // the press was for looking: it must not also take the option
    const clicked = (event: MouseEvent): void => {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (peek.now === null) open("key");
      else close();
    };
    const menu = (event: Event): void => {
      if (wasLong) event.preventDefault();
    };
    const listeners: [string, EventListener, boolean][] = [
      ["pointerenter", entered as EventListener, false],
      ["pointerleave", left as EventListener, false],
      ["pointerdown", pressed as EventListener, false],
      ["pointermove", moved as EventListener, false],
      ["pointerup", released, false],
      ["pointercancel", released, false],
      ["click", clicked as EventListener, true],
      ["contextmenu", menu, false],
      ["keydown", key as EventListener, false],
      // an element that is taken away loses the focus in the middle of drawing, when nothing may change
      ["blur", () => queueMicrotask(() => peek.lose(element)), false],
    ];
    for (const [name, listener, capture] of listeners) element.addEventListener(name, listener, capture);
    return () => {
      clearTimeout(timer);
      queueMicrotask(() => peek.lose(element));
      for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener, capture);
    };
  };
}
