import { expect, test } from 'vitest';
import { signsInNationally } from './national-sign-in.ts';

const investor = { role: 'investor', isDisabled: false, hasPassword: false, hasToken: false } as const;

test.each([
  ['an investor without a password', investor, true],
  ['one with a password', { ...investor, hasPassword: true }, false],
  ['one with a token', { ...investor, hasToken: true }, false],
  ['one who is disabled', { ...investor, isDisabled: true }, false],
  ['an adviser', { ...investor, role: 'advisor' }, false],
  ['an administrator', { ...investor, role: 'admin' }, false],
] as const)('%s: %s', (_who, person, expected) => {
  expect(signsInNationally(person)).toBe(expected);
});
