import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';

test('what is left of nothing but digits is no common password', () => {
  expect(commonPasswords.has('')).toBe(false);
});

test('all are written as they are compared', () => {
  for (const password of commonPasswords) expect(password).toMatch(/^\S{6,}$/);
  for (const password of commonPasswords) expect(password).toBe(password.normalize('NFKC').toLowerCase());
});
