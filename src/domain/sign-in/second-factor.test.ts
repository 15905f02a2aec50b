import { expect, test } from 'vitest';
import { factorTarget, needsPin } from './second-factor.ts';

test.each([
  //  set up                             PIN    asked for first
  [{ totp: false, passkey: false }, true, 'sms'],
  [{ totp: true, passkey: false }, false, 'totp'],
  [{ totp: false, passkey: true }, false, 'passkey'],
  [{ totp: true, passkey: true }, false, 'passkey'],
] as const)('%o: a PIN %s, first %s', (own, pin, first) => {
  expect(needsPin(own)).toBe(pin);
  expect(factorTarget(own, 'sms')).toBe(first);
});

test('without anything else the PIN goes where its owner wants it', () => {
  expect(factorTarget({ totp: false, passkey: false }, 'email')).toBe('email');
});
