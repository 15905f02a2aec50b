import fc from 'fast-check';
import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import { modelWeights } from './model-weights.ts';

test('each group gets what the model wants, split as it is today', () => {
  const held = [
    { group: 'Equities', value: 300 },
    { group: 'Equities', value: 100 },
    { group: 'Cash', value: 600 },
  ];
  const targets = [
    { key: 'Equities', target: 0.8 },
    { key: 'Cash', target: 0.2 },
  ];
  const weights = modelWeights(held, targets);
  expect(weights.available && weights.value.map((weight) => Number(weight.toFixed(12)))).toEqual([0.6, 0.2, 0.2]);
});

test('a group that the model does not want weighs nothing', () => {
  const held = [
    { group: 'Equities', value: 5 },
    { group: 'Other', value: 5 },
  ];
  expect(modelWeights(held, [{ key: 'Equities', target: 1 }])).toEqual(available([1, 0]));
});

test('what the model wants and no one holds is named', () => {
  const targets = [
    { key: 'Equities', target: 0.5 },
    { key: 'Property', target: 0.5 },
  ];
  expect(modelWeights([{ group: 'Equities', value: 5 }], targets)).toEqual(unavailable('not-invested', 'Property'));
});

test('weights add up to the targets, and groups to theirs', () => {
  const value = fc.double({ min: 0.01, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1 }),
      fc.array(value, { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, b, share) => {
        const held = [...a.map((each) => ({ group: 'a', value: each })), ...b.map((each) => ({ group: 'b', value: each }))];
        const targets = [
          { key: 'a', target: share },
          { key: 'b', target: 1 - share },
        ];
        const weights = modelWeights(held, targets);
        const sum = weights.available ? weights.value.slice(0, a.length).reduce((total, weight) => total + weight, 0) : NaN;
        expect(sum).toBeCloseTo(share, 9);
      },
    ),
  );
});
