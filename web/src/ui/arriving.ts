/** Where those who listen or use keys are after they have gone to another page. */

import { router } from "../route/router.svelte";

/** Gives the focus to the heading of a page that was come to: what had it is gone with the page before. */
export function arrived(heading: HTMLElement): void {
  if (router.hasMoved && document.activeElement === document.body) heading.focus();
}
