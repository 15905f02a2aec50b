import { expect, test } from 'vitest';
import type { FieldOf } from '../form.ts';
import { decimal } from './decimal.ts';

const any: FieldOf<'decimal'> = { kind: 'decimal', id: 'units', places: 4, sign: 'any' };

test.each([
  ['12', '12'],
  ['+12.50', '12.5'],
  [' 0012. ', '12'],
  ['.5', '0.5'],
  ['\u22123.10', '-3.1'],
  ['-0', '0'],
  ['', null],
  ['1e5', '1e5'],
  ['1,5', '1,5'],
  ['-', '-'],
  // As long as no number is: left as it stands, and refused.
  [`0.${'0'.repeat(200_000)}1`, `0.${'0'.repeat(200_000)}1`],
  [`${'1'.repeat(200_000)}x`, `${'1'.repeat(200_000)}x`],
])('%j is read as %j', (typed, read) => {
  expect(decimal.read(any, { units: typed })).toBe(read);
});

test.each([
  ['any', '12.5', null],
  ['any', '-12.5', null],
  ['any', '1e5', 'number'],
  ['any', '1,5', 'number'],
  ['any', '1234567890123456', 'number'],
  ['any', '1.23456', 'places'],
  ['notNegative', '0', null],
  ['notNegative', '-1', 'notNegative'],
  ['positive', '0.0001', null],
  ['positive', '0', 'positive'],
  ['positive', '-1', 'positive'],
] as const)('%s: %s is %s', (sign, answer, code) => {
  expect(decimal.check({ ...any, sign }, answer, '2026-06-30')?.code ?? null).toBe(code);
});
