import { expect, test } from 'vitest';
import { baconReturns } from '#tests/support/bacon-returns.ts';
import { available, unavailable } from '../figure.ts';
import { conditionalValueAtRisk, normalShortfall, valueAtRisk } from './value-at-risk.ts';

// quantstats, tests/data/reference_values.json: es_95, checked there against SciPy.
test("Bacon's portfolio, if its returns were normal", () => {
  expect(normalShortfall(baconReturns.portfolio, 0.95)).toEqual(available(expect.closeTo(-0.0725772784216993, 12)));
});

test('from the past itself: the shortfall is the mean of what was as bad', () => {
  const returns = [-0.1, -0.06, -0.02, 0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07];
  expect(valueAtRisk(returns, 0.9)).toEqual(available(expect.closeTo(-0.06, 12)));
  expect(conditionalValueAtRisk(returns, 0.9)).toEqual(available(expect.closeTo(-0.08, 12)));
});

test('nothing is said of nothing', () => {
  expect(valueAtRisk([], 0.95)).toEqual(unavailable('too-few-returns'));
  expect(conditionalValueAtRisk([], 0.95)).toEqual(unavailable('too-few-returns'));
  expect(normalShortfall([0.1], 0.95)).toEqual(unavailable('too-few-returns'));
});
