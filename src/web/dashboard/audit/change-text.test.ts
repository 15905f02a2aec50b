import { expect, test } from 'vitest';
import { textsIn } from '#wording/catalogues.ts';
import { changeText } from './change-text.ts';

test.each([
  [null, null, ''],
  [{ theme: 'light' }, { theme: 'dark' }, 'theme: light → dark'],
  [{ theme: null }, { theme: 'dark' }, 'theme: – → dark'],
  [null, { why: 'wrong-pin' }, 'reason: wrong-pin'],
  [null, { secondFactor: 'totp', role: 'investor' }, 'two-step verification: authenticator app · role: Client'],
  [{ pinTarget: 'sms' }, { pinTarget: 'email' }, 'PIN sent by: text message → email'],
  [{ held: ['2026-01-02'] }, { confirmed: 1, unheard: {} }, 'on hold: ["2026-01-02"] · confirmed: 1 · unheard: {}'],
])('%o to %o: %s', (before, after, expected) => {
  expect(changeText(before, after, textsIn.en)).toBe(expected);
});
