import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import { diversification, spider, spiderAxes, type SpiderInput } from './spider.ts';

const figures: SpiderInput = {
  return: available(0.05),
  volatility: available(0.12),
  drawdown: available(-0.2),
  incomeYield: available(0.03),
  charges: available(0.012),
  diversification: available(0.9),
};

test('each axis straight from its centre to its rim', () => {
  expect(spider(figures).map(({ axis, scaled }) => [axis, scaled])).toEqual(
    Object.entries({ return: 0.5, volatility: 0.6, drawdown: 0.6, incomeYield: 0.5, charges: 0.6, diversification: 0.9 }).map(
      ([axis, at]) => [axis, available(expect.closeTo(at, 12))],
    ),
  );
});

test('beyond centre and rim it stays there; without a figure there is no point', () => {
  const [gain, calm, fall] = spider({ ...figures, return: available(0.6), volatility: available(0.5), drawdown: unavailable('no-price') });
  expect([gain?.scaled, calm?.scaled, fall?.scaled]).toEqual([available(1), available(0), unavailable('no-price')]);
  expect(gain?.figure).toEqual(available(0.6));
});

test('always from 0 to 1', () => {
  fc.assert(
    fc.property(fc.double({ min: -10, max: 10, noNaN: true }), (value) => {
      const all = Object.fromEntries(spiderAxes.map((axis) => [axis, available(value)])) as SpiderInput;
      for (const { scaled } of spider(all)) {
        expect(scaled.available && scaled.value).toBeGreaterThanOrEqual(0);
        expect(scaled.available && scaled.value).toBeLessThanOrEqual(1);
      }
    }),
  );
});

// Wikipedia, "Herfindahl–Hirschman index": six firms with 15 % each and one with 10 % have 0.145; 80 % and five of 4 % 0.648.
test.each([
  [[15, 15, 15, 15, 15, 15, 10], 1 - 0.145],
  [[80, 4, 4, 4, 4, 4], 1 - 0.648],
  [[1], 0],
  [[50, -50], 0.5],
])('%o is spread by %d', (values, expected) => {
  expect(diversification(values)).toEqual(available(expect.closeTo(expected, 12)));
});

test('nothing held, nothing spread', () => {
  expect(diversification([])).toEqual(unavailable('not-invested'));
  expect(diversification([1, NaN])).toEqual(unavailable('no-price'));
});
