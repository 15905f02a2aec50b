import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import { choleskyFactor, mixedReturns } from './mixed-returns.ts';

const bonds = { expectedReturn: 0.08, volatility: 0.12 };
const shares = { expectedReturn: 0.13, volatility: 0.2 };
const third = [
  [1, 0.3],
  [0.3, 1],
];

// Bodie, Kane and Marcus, Investments, chapter "Optimal risky portfolios": 8 % and 12 %, 13 % and 20 %, correlation 0.3.
test.each([
  [0.4, 0.11, 0.142],
  [0.5, 0.105, 0.1311],
  [0.82, 0.089, 0.1145],
  [1, 0.08, 0.12],
])('%d in bonds', (weight, expectedReturn, volatility) => {
  const mix = mixedReturns(
    [
      { ...bonds, weight },
      { ...shares, weight: 1 - weight },
    ],
    third,
  );
  expect(mix).toEqual(available({ expectedReturn: expect.closeTo(expectedReturn, 4), volatility: expect.closeTo(volatility, 4) }));
});

test('perfectly opposed assets can cancel each other out', () => {
  const opposed = [
    [1, -1],
    [-1, 1],
  ];
  const mix = mixedReturns(
    [
      { ...bonds, weight: 0.625 },
      { ...shares, weight: 0.375 },
    ],
    opposed,
  );
  expect(mix).toMatchObject({ value: { volatility: expect.closeTo(0, 8) } });
});

test.each([
  [
    'weights of more than everything',
    [
      { ...bonds, weight: 0.6 },
      { ...shares, weight: 0.6 },
    ],
    third,
  ],
  ['a matrix of another size', [{ ...bonds, weight: 1 }], third],
  [
    'correlations that contradict themselves',
    [
      { ...bonds, weight: 0.5 },
      { ...shares, weight: 0.5 },
    ],
    [
      [1, 0.3],
      [0.2, 1],
    ],
  ],
  [
    'a correlation above 1',
    [
      { ...bonds, weight: 0.5 },
      { ...shares, weight: 0.5 },
    ],
    [
      [1, 1.5],
      [1.5, 1],
    ],
  ],
])('no mix of %s', (_case, assets, correlations) => {
  expect(mixedReturns(assets, correlations)).toEqual(unavailable('assumption-out-of-range'));
});

// Wikipedia, "Cholesky decomposition".
test('the triangle of a matrix', () => {
  expect(
    choleskyFactor([
      [4, 12, -16],
      [12, 37, -43],
      [-16, -43, 98],
    ]),
  ).toEqual([[2], [6, 1], [-8, 5, 3]]);
  expect(
    choleskyFactor([
      [1, 2],
      [2, 1],
    ]),
  ).toBeNull();
  expect(
    choleskyFactor([
      [1, 1],
      [1, 1],
    ]),
  ).toEqual([[1], [1, 0]]);
});
