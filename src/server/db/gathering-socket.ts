import { Socket } from 'node:net';

/**
 * A socket, not yet connected, that sends at once what is written in one turn: several statements that are asked together cost
 * one call of the system. Encrypted connections stay as they are.
 */
export function gatheringSocket(): Socket {
  return new GatheringSocket();
}

type Done = (error?: Error | null) => void;

class GatheringSocket extends Socket {
  #isGathering = false;

  override write(chunk: string | Uint8Array, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.#gather();
    return typeof encoding === 'function' ? super.write(chunk, encoding) : super.write(chunk, encoding, done);
  }

  #gather(): void {
    if (this.#isGathering || this.connecting) return;
    this.#isGathering = true;
    this.cork();
    setImmediate(() => {
      this.#isGathering = false;
      this.uncork();
    });
  }
}
