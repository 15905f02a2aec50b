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
  ['rush2112', 'digit', 'password-too-common'],
  ['Blackhawks!', 'none', 'password-too-common'],
  ['Panathinaikos13', 'digit', 'password-too-common'],
  ['19841984', 'digit', 'password-too-common'],
  ['1234512345', 'digit', 'password-too-common'],
  ['qwertyqwerty', 'none', 'password-too-common'],
  ['xyqxyqxyq', 'none', 'password-too-common'],
  ['correctcorrect', 'none', null],
  ['13051991', 'digit', 'password-too-common'],
  ['20011224', 'digit', 'password-too-common'],
  ['13052191', 'digit', null],
  ['130519911', 'digit', null],
  ['x13051991', 'digit', null],
] as const)('%j under %s: %s', (password, rule, problem) => {
  expect(passwordProblem(password, rule, [])).toBe(problem);
});

test.each([
  ['Ashcombe1', 'password-of-names'],
  ['Ivy.North.84', 'password-of-names'],
  ['Ivy1', 'password-too-short'],
  ['Ashcombe', 'custom_password_rule'],
  ['Password123', 'password-too-common'],
  ['north wind and rain 1', null],
] as const)('%j of Ivy North at Ashcombe: %s', (password, problem) => {
  expect(passwordProblem(password, 'digit', ['Ashcombe', 'Ivy North'])).toBe(problem);
});
