/** Looking at a card: by hovering, by the keyboard's focus, or by a long press. */

import type { Card } from "../net/cards";
import type { Die } from "../net/state";

export interface Peeked {
  readonly card: Card;
  readonly die: Die | null;
  readonly at: DOMRect;
}

const HOVER = 350;
const PRESS = 450;

class Peek {
  now: Peeked | null = $state.raw(null);

  show(card: Card, die: Die | null, element: Element): void {
    this.now = { card, die, at: element.getBoundingClientRect() };
  }

  hide(): void {
    this.now = null;
  }
}

export const peek = new Peek();

/** Makes an element show a card; what it shows is asked for when it is needed. */
export function peeks(what: () => { card: Card | null; die?: Die | null }): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;
    const open = (): void => {
      const { card, die } = what();
      if (card !== null) peek.show(card, die ?? null, element);
    };
    const close = (): void => {
      clearTimeout(timer);
      peek.hide();
    };
    const entered = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(timer);
      timer = setTimeout(open, HOVER);
    };
    const pressed = (event: PointerEvent): void => {
      wasLong = false;
      if (event.pointerType === "mouse") return close();
      clearTimeout(timer);
      timer = setTimeout(() => {
        wasLong = true;
        open();
      }, PRESS);
    };
    const left = (event: PointerEvent): void => {
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
    const focused = (): void => {
      if (element.matches(":focus-visible")) open();
    };
    const menu = (event: Event): void => {
      if (wasLong) event.preventDefault();
    };
    const listeners: [string, EventListener, boolean][] = [
      ["pointerenter", entered as EventListener, false],
      ["pointerleave", left as EventListener, false],
      ["pointerdown", pressed as EventListener, false],
      ["pointerup", released, false],
      ["pointercancel", released, false],
      ["click", clicked as EventListener, true],
      ["contextmenu", menu, false],
      ["focus", focused, false],
      // an element that is taken away loses the focus in the middle of drawing, when nothing may change
      ["blur", () => queueMicrotask(close), false],
    ];
    for (const [name, listener, capture] of listeners) element.addEventListener(name, listener, capture);
    return () => {
      clearTimeout(timer);
      for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener, capture);
    };
  };
}
