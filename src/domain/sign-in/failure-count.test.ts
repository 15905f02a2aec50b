import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clientMailLimits,
  countFailure,
  customTokenLimits,
  endRow,
  type FailureCount,
  type FailureLimits,
  growingDelay,
  mailLimits,
  mailNetworkLimits,
  minutesLocked,
  networkLimits,
  passwordLimits,
  phoneLimits,
  pinLimits,
  serviceLimits,
  takeBack,
} from './failure-count.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 2, 10, 12);
const none: FailureCount = { inARow: 0, day: '2026-03-10', today: 0, lockedUntil: null };

/** The count after `failures` failures at noon, each after the lock of the one before. */
function failed(failures: number, limits: FailureLimits): FailureCount {
  let count = none;
  for (let done = 0; done < failures; done += 1) count = countFailure(count, limits, noon);
  return count;
}

test.each([
  // step, minutes
  [-5, 0],
  [-1, 0],
  [0, 1],
  [1, 2],
  [2, 4],
  [3, 8],
  [4, 15],
  [40, 15],
])('the delay at step %i is %i minutes', (step, minutes) => {
  expect(growingDelay(step)).toBe(minutes);
});

test.each([
  ['PIN', pinLimits, 1, null],
  ['PIN', pinLimits, 9, null],
  ['PIN', pinLimits, 10, 15],
  ['PIN', pinLimits, 11, null],
  ['PIN', pinLimits, 20, 15],
  ['PIN', pinLimits, 29, null],
  ['PIN', pinLimits, 30, 12 * 60],
  ['PIN', pinLimits, 31, 12 * 60],
  ['password', passwordLimits, 4, null],
  ['password', passwordLimits, 5, 1],
  ['password', passwordLimits, 6, 2],
  ['password', passwordLimits, 9, 15],
  ['password', passwordLimits, 100, 15],
  ['network', networkLimits, 49, null],
  ['network', networkLimits, 50, 1],
  ['network', networkLimits, 60, 15],
  ['PIN for a telephone', phoneLimits, 4, null],
  ['PIN for a telephone', phoneLimits, 5, 15],
  ['PIN for a telephone', phoneLimits, 6, null],
  ['PIN for a telephone', phoneLimits, 30, 12 * 60],
  ['mail to a client', clientMailLimits, 9, null],
  ['mail to a client', clientMailLimits, 10, 5],
  ['mail to a client', clientMailLimits, 11, null],
  ['mail to a client', clientMailLimits, 50, 12 * 60],
  ['custom token', customTokenLimits, 19, null],
  ['custom token', customTokenLimits, 20, 5],
  ['custom token', customTokenLimits, 21, null],
  ['custom token', customTokenLimits, 200, 12 * 60],
  ['another system', serviceLimits, 9, null],
  ['another system', serviceLimits, 10, 1],
  ['another system', serviceLimits, 200, 15],
  ['mail by a stranger', mailLimits, 2, null],
  ['mail by a stranger', mailLimits, 3, 5],
  ['mail by a stranger', mailLimits, 4, null],
  ['mail by a stranger', mailLimits, 12, 12 * 60],
  ['mail from a network', mailNetworkLimits, 29, null],
  ['mail from a network', mailNetworkLimits, 30, 1],
  ['mail from a network', mailNetworkLimits, 200, 12 * 60],
] as const)('%s: %# after %i failures the wait is %s minutes', (_kind, limits, failures, minutes) => {
  expect(minutesLocked(failed(failures, limits), noon)).toBe(minutes);
});

test.each([
  [null, null],
  [noon - 1, null],
  [noon, null],
  [noon + 1, 1],
  [noon + minute, 1],
  [noon + minute + 1, 2],
])('locked until %s is a wait of %s', (lockedUntil, minutes) => {
  expect(minutesLocked({ ...none, lockedUntil }, noon)).toBe(minutes);
});

test('a new day begins with no failures, but the row goes on', () => {
  const count = countFailure({ inARow: 7, day: '2026-03-09', today: 29, lockedUntil: null }, pinLimits, noon);
  expect(count).toEqual({ inARow: 8, day: '2026-03-10', today: 1, lockedUntil: null });
});

test('the day ends in UTC', () => {
  const lateEvening = Date.UTC(2026, 2, 10, 23, 59);
  expect(countFailure(none, pinLimits, lateEvening).day).toBe('2026-03-10');
  expect(countFailure(none, pinLimits, lateEvening + minute).day).toBe('2026-03-11');
});

test('a success ends the row and keeps what the day counted', () => {
  expect(endRow(failed(9, pinLimits))).toEqual({ inARow: 0, day: '2026-03-10', today: 9, lockedUntil: null });
});

test('a failure counted in advance is taken back with the lock that it brought', () => {
  expect(takeBack(failed(5, passwordLimits), passwordLimits)).toEqual({ ...none, inARow: 4, today: 4 });
});

test('a lock that the failures before deserve is not taken back', () => {
  const locked = failed(52, networkLimits);
  expect(takeBack(locked, networkLimits)).toEqual({ ...locked, inARow: 51, today: 51 });
});

test('the end of a day’s trying is not taken back', () => {
  const ended = failed(31, pinLimits);
  expect(takeBack(ended, pinLimits)).toEqual({ ...ended, inARow: 30, today: 30 });
});

test('the end of a day’s trying is not taken back where nothing else locks', () => {
  const limits = { waitMinutes: () => 0, perDay: 3 };
  expect(takeBack(failed(4, limits), limits).lockedUntil).toBe(Date.UTC(2026, 2, 11));
  expect(takeBack(failed(3, limits), limits).lockedUntil).toBeNull();
});

test('the lock of a row is taken back with the whole row', () => {
  expect(takeBack({ ...none, inARow: 1, today: 1, lockedUntil: noon + minute }, pinLimits)).toEqual(none);
});

test('nothing is taken back below zero', () => {
  expect(takeBack(none, passwordLimits)).toEqual(none);
});

test('whatever a guesser does, a day holds at most 30 wrong PINs', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 400 }), (pauses) => {
      let count = none;
      let now = Date.UTC(2026, 2, 10);
      let wrong = 0;
      for (const pause of pauses) {
        now += pause * minute;
        if (now >= Date.UTC(2026, 2, 11)) break;
        if (minutesLocked(count, now) !== null) continue;
        count = countFailure(count, pinLimits, now);
        wrong += 1;
      }
      return wrong <= 30;
    }),
  );
});
