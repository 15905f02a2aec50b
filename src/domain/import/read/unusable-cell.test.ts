import { expect, test } from 'vitest';
import { isUnusable } from './unusable-cell.ts';

test.each([
  ['#FORMULA!', true],
  ['#N/A', true],
  ['#n/a', true],
  ['#REF!', true],
  ['#DIV/0!', true],
  ['#NAME?', true],
  ['#VALUE!', true],
  ['#1 Fund', false],
  ['#', false],
  ['N/A', false],
  ['', false],
])('%j: %s', (cell, expected) => {
  expect(isUnusable(cell)).toBe(expected);
});
