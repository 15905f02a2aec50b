import { Socket } from 'node:net';

/**
 * A socket, not yet connected, that sends at once what is written in one turn: several statements that are asked together cost
 * one call of the system. Whoever writes one of them corks before, as the PostgreSQL client does; encrypted connections stay
 * as they are.
 */
export function gatheringSocket(): Socket {
  return new GatheringSocket();
}

class GatheringSocket extends Socket {
  #isGathering = false;

  override cork(): void {
    super.cork();
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    setImmediate(() => {
      this.#isGathering = false;
      this.uncork();
    });
  }
}
