import { expect, test } from 'vitest';
import { timeStep } from '#domain/sign-in/totp-step.ts';
import { base32, matchingStep, newTotpKey, otpauthAddress, totpCode } from './totp.ts';

const key = Buffer.from('12345678901234567890');

/** RFC 6238, appendix B, the column of SHA-1. */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238 at %i s: %s', (seconds, code) => {
  const step = timeStep(seconds * 1000);
  expect(totpCode(key, step, 8)).toBe(code);
  expect(totpCode(key, step)).toBe(code.slice(2));
});

/** RFC 4226, appendix D. */
test('RFC 4226: the first ten codes', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
  expect(codes.map((_code, count) => totpCode(key, count))).toEqual(codes);
});

/** RFC 4648, section 10. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %j is %j', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test.each([
  ['the first of the steps', '755224', [0, 1, 2], 0],
  ['the last of the steps', '359152', [0, 1, 2], 2],
  ['a step that is not among them', '359152', [0, 1], null],
  ['no step', '359152', [], null],
  ['too short', '55224', [0], null],
  ['too long', '7552244', [0], null],
  ['no digits', 'abcdef', [0], null],
])('%s', (_case, code, steps, step) => {
  expect(matchingStep(key, code, steps)).toBe(step);
});

test('a key is new each time and has 160 bits', () => {
  const keys = Array.from({ length: 100 }, newTotpKey);
  expect(new Set(keys.map((each) => each.toString('hex'))).size).toBe(100);
  expect(keys.every(({ length }) => length === 20)).toBe(true);
});

test('the address names firm and person, whatever letters they have', () => {
  expect(otpauthAddress('Ashcombe & Hale', 'ivy+1@home.example', key)).toBe(
    'otpauth://totp/Ashcombe%20%26%20Hale:ivy%2B1%40home.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Ashcombe%20%26%20Hale&algorithm=SHA1&digits=6&period=30',
  );
});
