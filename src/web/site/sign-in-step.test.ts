import { expect, test } from 'vitest';
import { modeOf, pinStep } from './sign-in-step.ts';

const sent = {
  pinTarget: { channel: 'sms', hint: '•• 47' },
  pinExpiresAt: '2026-06-30T10:00:00.000Z',
  resendAt: '2026-06-30T08:00:30.000Z',
} as const;

test.each([
  ['/login', 'login'],
  ['/signup', 'signup'],
  ['/login?action=signup', 'signup'],
  ['/login?action=reset', 'reset'],
  ['/signup?action=login', 'login'],
  ['/login?action=__proto__', 'login'],
])('%s opens the mode %s', (address, mode) => {
  expect(modeOf(new URL(address, 'https://portal.example'))).toBe(mode);
});

test.each([
  ['at once', '2026-06-30T08:00:00.000Z', 7200, 30],
  ['six seconds later', '2026-06-30T08:00:06.000Z', 7194, 24],
  ['when a new one may be sent', '2026-06-30T08:00:31.000Z', 7169, 0],
  ['too late', '2026-06-30T11:00:00.000Z', 0, 0],
])('%s the PIN says what is left', (_case, now, validFor, resendIn) => {
  expect(pinStep(sent, Date.parse(now))).toEqual({
    kind: 'pin',
    channel: 'sms',
    hint: '•• 47',
    validFor,
    resendIn,
    sentKey: '2026-06-30T10:00:00.000Z',
  });
});
