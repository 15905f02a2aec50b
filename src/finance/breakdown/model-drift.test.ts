import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { unavailable } from '../figure.ts';
import { breakdown } from './breakdown.ts';
import { modelDrift, type ModelTarget } from './model-drift.ts';

const target = (key: string, min: number, wanted: number, max: number): ModelTarget => ({ key, min, target: wanted, max });

// By hand: 60/40 after a year of +10 % and −5 % is 66 and 38 of 104: 2.88 % of the money has to move (66 − 0.6 × 104 = 3.6).
test('sixty-forty after a good year', () => {
  const figure = driftOf(
    [
      ['Equities', 66],
      ['Fixed Interest', 38],
    ],
    [target('Equities', 0.58, 0.6, 0.62), target('Fixed Interest', 0.35, 0.4, 0.45)],
  );
  expect(figure).toMatchObject({
    available: true,
    value: {
      isWithin: false,
      turnover: expect.closeTo(0.0346153846, 9),
      rows: [
        { key: 'Equities', band: 'over', drift: expect.closeTo(0.0346153846, 9), trade: expect.closeTo(-3.6, 9) },
        { key: 'Fixed Interest', band: 'within', drift: expect.closeTo(-0.0346153846, 9), trade: expect.closeTo(3.6, 9) },
      ],
    },
  });
});

test('what the model does not have is too much, what it has and is not held too little', () => {
  const figure = driftOf(
    [
      ['Gold', 10],
      ['Equities', 90],
    ],
    [target('Equities', 0.7, 0.8, 0.9), target('Cash', 0.1, 0.2, 0.3)],
  );
  expect(figure.available && figure.value.rows.map(({ key, band, trade }) => [key, band, trade])).toEqual([
    ['Equities', 'within', expect.closeTo(-10, 9)],
    ['Cash', 'under', expect.closeTo(20, 9)],
    ['Gold', 'over', expect.closeTo(-10, 9)],
  ]);
});

test.each([
  ['that do not add up', [target('Equities', 0, 0.5, 1)]],
  ['outside their band', [target('Equities', 0, 0.6, 0.5), target('Cash', 0, 0.4, 1)]],
  ['twice for one group', [target('Equities', 0, 0.5, 1), target('Equities', 0, 0.5, 1)]],
])('no drift from targets %s', (_case, targets) => {
  expect(driftOf([['Equities', 1]], targets)).toEqual(unavailable('assumption-out-of-range'));
});

test('the trades add up to nothing and lead to the targets', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 4, maxLength: 4 });
  const keys = ['A', 'B', 'C', 'D'];
  fc.assert(
    fc.property(parts, parts, (held, wanted) => {
      const whole = wanted.reduce((sum, part) => sum + part, 0);
      const targets = wanted.map((part, at) => target(keys[at] ?? '', 0, part / whole, 1));
      const figure = driftOf(
        held.map((value, at) => [keys[at] ?? '', value]),
        targets,
      );
      if (!figure.available) throw new Error('There are targets.');
      const { rows, turnover } = figure.value;
      expect(rows.reduce((sum, { trade }) => sum + trade, 0)).toBeCloseTo(0, 8);
      const total = held.reduce((sum, value) => sum + value, 0);
      for (const row of rows) expect((row.value + row.trade) / total).toBeCloseTo(row.target, 10);
      expect(turnover).toBeGreaterThanOrEqual(0);
      expect(turnover).toBeLessThan(1);
    }),
  );
});

function driftOf(held: readonly (readonly [string, number])[], targets: readonly ModelTarget[]) {
  const figure = breakdown(
    held.map(([key, value]) => ({ key, value })),
    held.map(([key]) => key),
  );
  if (!figure.available) throw new Error('Something is held.');
  return modelDrift(figure.value, targets);
}
