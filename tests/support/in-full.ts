import { test } from 'vitest';

/**
 * True in `npm run test:long`, where the sweeps try every row with every actor, field and value. `npm test` tries each kind of them once.
 */
export const inFull = process.env.LONG !== undefined;

/** A test that runs in full alone: one that measures would say in `npm test` what else the machine does. */
export function inFullTest(name: string, run: () => Promise<void>): void {
  if (inFull) test(name, run);
}
