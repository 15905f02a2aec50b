import { expect, test } from 'vitest';
import { givenPassword } from './given-password.ts';

test.each([
  ['a password', ' correct horse 1 ', ' correct horse 1 '],
  ['as long as one may be', 'x'.repeat(1000), 'x'.repeat(1000)],
  ['none', undefined, ''],
  ['a file', new File(['correct horse 1'], 'password'), ''],
])('%s is taken as it is', (_case, field, expected) => {
  expect(givenPassword(field)).toBe(expected);
});

test('a longer one is refused, not cut', () => {
  expect(() => givenPassword('x'.repeat(1001))).toThrow(expect.objectContaining({ code: 'password-too-long' }));
});
