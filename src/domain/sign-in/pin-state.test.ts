import { expect, test } from 'vitest';
import { attemptMinutes, type PinAttempt, pinState } from './pin-state.ts';

const now = 1_000_000;
const attempt: PinAttempt = { expiresAt: now + 100, pinExpiresAt: now + 50, pinTries: 0, isConsumed: false };

test.each([
  ['fresh', {}, 'live'],
  ['fifth try to come', { pinTries: 4 }, 'live'],
  ['five tries used', { pinTries: 5 }, 'over'],
  ['PIN expired', { pinExpiresAt: now }, 'stale'],
  ['PIN expired and tries used', { pinExpiresAt: now, pinTries: 5 }, 'over'],
  ['attempt expired', { expiresAt: now, pinExpiresAt: now }, 'over'],
  ['already used', { isConsumed: true }, 'over'],
] as const)('%s: %o is %s', (_case, change, state) => {
  expect(pinState({ ...attempt, ...change }, now)).toBe(state);
});

test('an attempt outlives its first PIN', () => {
  expect(attemptMinutes(120)).toBe(240);
});
