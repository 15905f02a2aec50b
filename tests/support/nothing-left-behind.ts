import { afterAll, vi } from 'vitest';

/** The next file of the worker finds the clock and the environment as they are. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
