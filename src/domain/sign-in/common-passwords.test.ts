import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordProblem, type PasswordRule } from './password-rule.ts';

test('what is left of nothing but digits is no common password', () => {
  expect(commonPasswords.has('')).toBe(false);
});

test('all are written as they are compared', () => {
  expect([...commonPasswords].filter((password) => !/^\S{8,}$/.test(password))).toEqual([]);
  expect([...commonPasswords].map((password) => password.normalize('NFKC').toLowerCase())).toEqual([...commonPasswords]);
});

test.each<PasswordRule>(['none', 'digit'])('under %s more than 3 000 that it would let through are refused', (rule) => {
  const refused = [...commonPasswords].filter((password) => passwordProblem(password, rule, []) === 'password-too-common');
  expect(refused.length).toBeGreaterThan(rule === 'none' ? 15_000 : 8_000);
});
