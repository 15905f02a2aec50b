import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A port on which nothing listens at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @throws Error when the process ends first, or does not answer within ten minutes: a busy machine builds and starts it slowly. */
export async function untilReady(product: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 6000; tries += 1) {
    if (product.exitCode !== null) throw new Error('The product ended before it was ready.');
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('The product was not ready within ten minutes.');
}
