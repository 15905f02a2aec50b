import { expect, test } from 'vitest';
import { isRecentSignIn } from './recent-sign-in.ts';

test.each([
  [0, true],
  [15 * 60_000, true],
  [15 * 60_000 + 1, false],
  [12 * 3_600_000, false],
])('%s ms after signing in it is recent: %s', (passed, isRecent) => {
  const signedInAt = Date.UTC(2026, 10, 20);
  expect(isRecentSignIn(signedInAt, signedInAt + passed)).toBe(isRecent);
});
