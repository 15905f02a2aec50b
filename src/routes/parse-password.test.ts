import { expect, test } from 'vitest';
import { parsePassword } from './parse-password.ts';

test.each([
  ['a password', ' correct horse 1 ', ' correct horse 1 '],
  ['as long as one may be', 'x'.repeat(1000), 'x'.repeat(1000)],
  ['none', undefined, ''],
  ['a file', new File(['correct horse 1'], 'password'), ''],
])('%s is taken as it is', (_case, field, expected) => {
  expect(parsePassword(field)).toBe(expected);
});

test('a longer one is refused, not cut', () => {
  expect(() => parsePassword('x'.repeat(1001))).toThrow(expect.objectContaining({ code: 'password-too-long' }));
});
