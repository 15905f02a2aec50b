import { describe, expect, test } from 'vitest';
import { numberShapeOf, readNumber } from './read-number.ts';

describe('a number', () => {
  test.each([
    ['1234.5', 'point', '1234.5'],
    ['1,234.50', 'point', '1234.50'],
    ['-$925.1', 'point', '-925.1'],
    ['$-925.1', 'point', '-925.1'],
    ['£1,234,567', 'point', '1234567'],
    ['(12.50)', 'point', '-12.50'],
    ['(£12.50)', 'point', '-12.50'],
    ['12.50-', 'point', '-12.50'],
    ['\u221212.5', 'point', '-12.5'],
    ['.9232', 'point', '0.9232'],
    ['5.', 'point', '5'],
    ['+3', 'point', '3'],
    ['-2.637591265E-4', 'point', '-0.0002637591265'],
    ['1.5e3', 'point', '1500'],
    ['12E-1', 'point', '1.2'],
    ['1.234,50', 'comma', '1234.50'],
    ['1 234,50', 'comma', '1234.50'],
    ['1\u00A0234,50 €', 'comma', '1234.50'],
    ['−20,5', 'comma', '-20.5'],
    ['1.240,50', 'point', null],
    ['1,240.50', 'comma', null],
    ['12,34', 'point', null],
    ['1.2.3', 'point', null],
    ['=1+1', 'point', null],
    ['--5', 'point', null],
    ['(-5)', 'point', null],
    ['n/a', 'point', null],
    ['12 apples', 'point', null],
    ['1e999', 'point', null],
    ['NaN', 'point', null],
    ['', 'point', null],
  ] as const)('%j with a decimal %s is %j', (cell, shape, expected) => {
    expect(readNumber(cell, shape)).toBe(expected);
  });

  test.each([
    [['1.5', '20'], 'point'],
    [['1,5', '20'], 'comma'],
    [['1,234.50'], 'point'],
    [['1.234,50'], 'comma'],
    [['1,234,567'], 'point'],
    [['1.234.567'], 'comma'],
    [['0.125'], 'point'],
    [['1,234', '5.678'], null],
    [['1,234'], null],
    [['12', '7'], null],
    [['1.5', '1,5'], null],
    [['-2.6E-4'], null],
    [[], null],
  ] as const)('%j show a decimal %s', (cells, expected) => {
    expect(numberShapeOf(cells)).toBe(expected);
  });
});

test.each([
  ['digits', '1'.repeat(100)],
  ['blanks', `1${' '.repeat(200_000)}x`],
  ['zeros', `0.${'0'.repeat(200_000)}1e1`],
])('%s beyond those of any number are none', (_case, cell) => {
  expect(readNumber(cell, 'point')).toBeNull();
  expect(numberShapeOf([`1.5${cell}`])).toBeNull();
});
