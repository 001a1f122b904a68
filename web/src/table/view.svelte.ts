/** The form of the table in this window, and how large things are in it. */

import { scaleOf, shapeOf, type Shape } from "./shape";

class View {
  shape: Shape = $state(shapeOf(innerWidth, innerHeight));
  width: number = $state(innerWidth);
  scale: number = $state(scaleOf(innerWidth, innerHeight));

  /** Whether the mats of so many rivals would be too narrow beside each other: then they fold to strips. */
  folds(rivals: number): boolean {
    if (this.shape === "wide") return rivals > 1 && this.width / rivals < 400 * this.scale;
    return this.shape !== "tall" || rivals > 1;
  }

  /** Whether the last of the log has its place beside the mat of the only rival. */
  hasSide(seats: number): boolean {
    return this.shape === "wide" && seats === 2;
  }

  /** Whether mats have to give room to what lies beside them: their piles are counts only. */
  get isSlim(): boolean {
    return this.shape === "wide" && this.width < 1180;
  }

  /** Pixels of a size that was drawn for a laptop. */
  px(size: number): number {
    return Math.round(size * this.scale);
  }

  /** How much larger dice are than on a laptop. */
  get diceScale(): number {
    return this.scale;
  }

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.shape = shapeOf(innerWidth, innerHeight);
      this.scale = scaleOf(innerWidth, innerHeight);
    });
  }
}

export const view = new View();
