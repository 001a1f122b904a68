/** The form of the table in this window, and how large things are in it. */

import { scaleOf, shapeOf, type Shape } from "./shape";

class View {
  shape: Shape = $state(shapeOf(innerWidth, innerHeight));
  scale: number = $state(scaleOf(innerWidth, innerHeight));

  /** Dice grow more than words: on a laptop it is they that have to do with little room. */
  get diceScale(): number {
    return 2 * this.scale - 1;
  }

  constructor() {
    addEventListener("resize", () => {
      this.shape = shapeOf(innerWidth, innerHeight);
      this.scale = scaleOf(innerWidth, innerHeight);
    });
  }
}

export const view = new View();
