/** Something that is fetched beside a game: again after a while where it could not be had just now, until the game is left. */

import { isPassing } from "../net/messages";

/** Until it is tried again, in milliseconds. */
const AGAIN = 3000;

export class Errand {
  private again: ReturnType<typeof setTimeout> | undefined;
  private isUnderWay = false;
  private isStopped = false;

  constructor(
    private readonly fetch: () => Promise<void>,
    /** It was refused for a reason that will not pass by itself. */
    private readonly refused: (refusal: unknown) => void,
  ) {}

  async go(): Promise<void> {
    if (this.isUnderWay || this.isStopped) return;
    clearTimeout(this.again);
    this.isUnderWay = true;
    const refusal = await this.fetch().then(
      () => null,
      (fault: unknown) => fault,
    );
    this.isUnderWay = false;
    if (refusal === null || this.isStopped) return;
    if (isPassing(refusal)) this.again = setTimeout(() => void this.go(), AGAIN);
    else this.refused(refusal);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.again);
  }
}
