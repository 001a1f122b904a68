/** The boxes on this server, for pages that tell of them: asked for once, when the first page needs one. */

import type { Box } from "../net/server";
import { server } from "./server";

let boxes: readonly Box[] = $state.raw([]);
let asked: Promise<void> | null = null;

/** None until the server has answered. */
export function shelf(): readonly Box[] {
  asked ??= server.offer().then(
    (offer) => {
      boxes = offer.boxes;
    },
    () => {
      // the next page may have more luck
      asked = null;
    },
  );
  return boxes;
}

/** What a box is called; its id where the server is silent. */
export const boxTitle = (id: string): string => shelf().find((box) => box.id === id)?.title ?? id;
