/** The boxes on this server, for pages that tell of them: asked for once in each language, when the first page needs one. */

import type { Box } from "../net/server";
import { server } from "./server";

let boxes: readonly Box[] = $state.raw([]);
/** The language that they were asked for in; empty: not yet. */
let asked = "";

/** None until the server has answered. */
export function shelf(): readonly Box[] {
  const { lang } = server;
  if (asked !== lang) {
    asked = lang;
    server.offer().then(
      (offer) => {
        if (asked === lang) boxes = offer.boxes;
      },
      () => {
        // the next page may have more luck
        if (asked === lang) asked = "";
      },
    );
  }
  return boxes;
}

/** What a box is called; its id where the server is silent. */
export const boxTitle = (id: string): string => shelf().find((box) => box.id === id)?.title ?? id;
