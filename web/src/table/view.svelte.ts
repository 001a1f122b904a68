/** The form of the table in this window. */

import { shapeOf, type Shape } from "./shape";

class View {
  shape: Shape = $state(shapeOf(innerWidth, innerHeight));

  constructor() {
    addEventListener("resize", () => (this.shape = shapeOf(innerWidth, innerHeight)));
  }
}

export const view = new View();
