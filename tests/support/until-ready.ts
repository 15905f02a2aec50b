import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Instance } from '#server/start/instance-lock.ts';

/** A product that was started with this finds a port by itself and announces it: two runs on one machine cannot take each other's. */
export const anyPort = { PORT: '0' } as const;

/**
 * Waits until a product that has just been started on a data folder answers, and returns its port.
 *
 * @throws Error when the process ends first, or does not answer within ten minutes: a busy machine builds and starts it slowly.
 */
export function untilReady(product: ChildProcess, varDir: string): Promise<number> {
  return untilAnswered(product, () => announcedPort(product, varDir));
}

/** The same for a product whose port is learned otherwise: `portOf` returns null until it is known. */
export async function untilAnswered(product: ChildProcess, portOf: () => number | null): Promise<number> {
  for (let tries = 0; tries < 12_000; tries += 1) {
    if (product.exitCode !== null) throw new Error('The product ended before it was ready.');
    const port = portOf();
    const answer = port === null ? null : await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (port !== null && answer?.ok) return port;
    await wait(50);
  }
  throw new Error('The product was not ready within ten minutes.');
}

/** Null until the process has announced itself: before that a killed one may still stand there. npm starts the product as a child of its own. */
function announcedPort({ pid, spawnfile }: ChildProcess, varDir: string): number | null {
  try {
    const announced = JSON.parse(readFileSync(join(varDir, 'instance.json'), 'utf8')) as Instance;
    return spawnfile === 'npm' || announced.pid === pid ? announced.port : null;
  } catch {
    return null; // not written yet
  }
}
