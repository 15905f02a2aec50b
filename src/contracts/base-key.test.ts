import { expect, test } from 'vitest';
import { toBaseKey } from './base-key.ts';
import { maxBaseKey } from './versioned.ts';

const long = 'Ελλάδα '.repeat(1000);

test('a key is sent as it is, a long one as a short fingerprint', () => {
  expect(toBaseKey('Hartwell')).toBe('Hartwell');
  expect(toBaseKey('x'.repeat(maxBaseKey))).toBe('x'.repeat(maxBaseKey));
  expect(toBaseKey(long)).toMatch(/^7000:[\da-f]{16}$/);
});

test('long keys that differ in one character, in any place, have fingerprints of their own', () => {
  const changed = Array.from({ length: long.length }, (_, at) => `${long.slice(0, at)}ά${long.slice(at + 1)}`);
  const keys = [long, ...changed].filter((key, at) => at === 0 || key !== long);
  expect(new Set(keys.map(toBaseKey)).size).toBe(new Set(keys).size);
});
