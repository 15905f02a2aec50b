import { expect, test } from 'vitest';
import { passwordProblem } from './password-rule.ts';

test.each([
  // password, rule, problem
  ['', 'none', 'password-too-short'],
  ['1234567', 'digit', 'password-too-short'],
  ['πάτμος1', 'digit', 'password-too-short'],
  ['😀😀😀😀', 'none', 'password-too-short'],
  ['correct horse', 'digit', 'custom_password_rule'],
  ['correct horse', 'none', null],
  ['correct horse 1', 'digit', null],
  ['θάλασσα και ουρανός 7', 'digit', null],
  ['password', 'none', 'password-too-common'],
  ['PassWord123', 'digit', 'password-too-common'],
  ['password2026!', 'digit', 'password-too-common'],
  ['12345678', 'digit', 'password-too-common'],
  ['aaaaaaaa1', 'digit', 'password-too-common'],
  ['Liverpool7', 'digit', 'password-too-common'],
  ['7Liverpool', 'digit', null],
  ['abababab', 'none', 'password-too-common'],
  ['abcabcab', 'none', null],
] as const)('%j under %s: %s', (password, rule, problem) => {
  expect(passwordProblem(password, rule)).toBe(problem);
});
