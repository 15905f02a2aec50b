import { expect, test } from 'vitest';
import { newRecoveryCodes, recoveryCodeHmac } from './recovery-code.ts';

const secret = 'a secret of the server, 32 letters';
const kept = recoveryCodeHmac(secret, 'ivy', 'k7m2p-x9qd4');

test('ten codes that differ, of letters that no one mixes up', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
});

test.each([
  ['as it was shown', 'k7m2p-x9qd4', true],
  ['in capitals and without the dash', 'K7M2PX9QD4', true],
  ['with blanks', ' k7m2p x9qd4 ', true],
  ['another one', 'k7m2p-x9qd5', false],
  ['half of it', 'k7m2p', false],
  ['nothing', '', false],
])('%s', (_case, typed, isSame) => {
  expect(recoveryCodeHmac(secret, 'ivy', typed).equals(kept)).toBe(isSame);
});

test('of another person or with another secret it is another one', () => {
  expect(recoveryCodeHmac(secret, 'ada', 'k7m2p-x9qd4').equals(kept)).toBe(false);
  expect(recoveryCodeHmac(`${secret}!`, 'ivy', 'k7m2p-x9qd4').equals(kept)).toBe(false);
});
