import { expect, test } from 'vitest';
import { shownTargets } from './shown-targets.ts';

const targets = [
  { key: 'Cash', min: 0, target: 0.05, max: 0.2 },
  { key: 'Property', min: 0.05, target: 0.1, max: 0.4 },
  { key: 'Equities', min: 0.5, target: 0.6, max: 0.7 },
  { key: 'Alternatives', min: 0.2, target: 0.25, max: 0.7 },
];

test('six classes stand in their order, as they are', () => {
  expect(shownTargets(targets, 'six').map(({ key, target }) => [key, target])).toEqual([
    ['Equities', 0.6],
    ['Alternatives', 0.25],
    ['Property', 0.1],
    ['Cash', 0.05],
  ]);
});

test('of four classes the folded ones add up, and no band reaches beyond the whole', () => {
  expect(shownTargets(targets, 'four')).toEqual([
    { key: 'Equities', min: 0.5, target: 0.6, max: 0.7 },
    { key: 'Alternatives', min: 0.25, target: 0.35, max: 1 },
    { key: 'Other', min: 0, target: 0.05, max: 0.2 },
  ]);
});
