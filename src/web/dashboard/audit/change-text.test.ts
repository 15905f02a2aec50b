import { expect, test } from 'vitest';
import { textsByLocale } from '#wording/catalogues.ts';
import { changeText } from './change-text.ts';

test.each([
  [null, null, ''],
  [{ theme: 'light' }, { theme: 'dark' }, 'theme: Light → Dark'],
  [{ theme: null }, { theme: 'dark' }, 'theme: – → Dark'],
  [{ language: 'en' }, { language: 'el' }, 'language: English → Ελληνικά'],
  [{ isAdmin: true }, { isAdmin: false }, 'administrator: yes → no'],
  [null, { concerned: [], counts: { addedRows: 2, changed: 0 } }, 'affected: – · rows: added rows 2, changed 0'],
  [null, { portalOwner: 'Ada' }, 'portal owner: Ada'],
  [null, { why: 'some-new-code' }, 'reason: some new code'],
  [null, { why: 'wrong-pin' }, 'reason: Wrong PIN'],
  [null, { secondFactor: 'totp', role: 'investor' }, 'two-step verification: authenticator app · role: Client'],
  [{ pinTarget: 'sms' }, { pinTarget: 'email' }, 'PIN sent by: text message → email'],
  [{ held: ['2026-01-02'] }, { confirmed: 1, unheard: {} }, 'on hold: 2026-01-02 · confirmed: 1 · unheard: –'],
])('%o to %o: %s', (before, after, expected) => {
  expect(changeText(before, after, textsByLocale.en)).toBe(expected);
});
