import { test } from 'vitest';

/**
 * Whether the sweeps try every row with every actor, field and value (`npm run test:long`), or as `npm test` does, each kind of them once: what
 * holds for one row as one actor and for one field with one value of a kind is asked there.
 */
export const inFull = process.env.LONG !== undefined;

/** A test that runs in full alone: one that measures would say in `npm test` what else the machine does. */
export function inFullTest(name: string, run: () => Promise<void>): void {
  if (inFull) test(name, run);
}
