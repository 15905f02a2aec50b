import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildHolding } from '#tests/support/build-holding.ts';
import { unavailable } from '../figure.ts';
import { exposure } from './exposure.ts';

// Investopedia, "Long/short fund" (130–30): of 100, 130 long and 30 short have a gross exposure of 160 and a net one of 100.
test('a 130–30 portfolio', () => {
  const figure = exposure('assetClass', [buildHolding(130, { assetClass: 'Equities' }), buildHolding(-30, { assetClass: 'Equities' })]);
  expect(figure).toEqual({
    available: true,
    value: {
      rows: [{ key: 'Equities', long: 130, short: -30, net: 100, gross: 160 }],
      total: { long: 130, short: -30, net: 100, gross: 160 },
      lookedThrough: 0,
    },
  });
});

test('a fund counts under what it has published, the rest under its own currency', () => {
  const fund = { ...buildHolding(200, { currency: 'GBP' }), published: { currency: { USD: 0.6, JPY: 0.3 } } };
  const figure = exposure('currency', [fund, buildHolding(50, { currency: 'USD' }), buildHolding(-10, { currency: 'GBP', type: 'Cash' })]);
  expect(figure.available && figure.value).toMatchObject({
    rows: [
      { key: 'USD', net: 170 },
      { key: 'JPY', net: 60 },
      { key: 'GBP', long: expect.closeTo(20, 9), short: -10, net: expect.closeTo(10, 9), gross: expect.closeTo(30, 9) },
    ],
    total: { net: expect.closeTo(240, 9) },
    lookedThrough: expect.closeTo(200 / 260, 12),
  });
});

test('a fund that has borrowed owes in its own group', () => {
  const fund = { ...buildHolding(100, { region: 'Europe' }), published: { region: { Asia: 1.3 } } };
  const figure = exposure('region', [fund]);
  expect(figure.available && figure.value.rows).toMatchObject([
    { key: 'Asia', long: 130 },
    { key: 'Europe', short: expect.closeTo(-30, 9) },
  ]);
});

test('not classified is a group; the four classes apply', () => {
  const figure = exposure('region', [buildHolding(1)]);
  expect(figure.available && figure.value.rows[0]?.key).toBe('Other');
  const four = exposure('assetClass', [buildHolding(1, { assetClass: 'Property' })], 'four');
  expect(four.available && four.value.rows[0]?.key).toBe('Alternatives');
});

test.each([
  ['nothing', [], 'not-invested'],
  ['a value that is missing', [buildHolding(NaN)], 'no-price'],
] as const)('no exposure of %s', (_case, holdings, reason) => {
  expect(exposure('currency', holdings)).toEqual(unavailable(reason));
});

test('looking through moves exposure, but not the value', () => {
  const weights = fc.record({ USD: fc.double({ min: -1, max: 2, noNaN: true }), EUR: fc.double({ min: -1, max: 2, noNaN: true }) });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: -100, max: 100 }), weights), { minLength: 1, maxLength: 8 }), (funds) => {
      const held = funds.map(([value, currency]) => ({ ...buildHolding(value), published: { currency } }));
      const total = funds.reduce((sum, [value]) => sum + value, 0);
      const figure = exposure('currency', held);
      fc.pre(figure.available);
      expect(figure.value.total.net).toBeCloseTo(total, 8);
      expect(figure.value.rows.reduce((sum, { net }) => sum + net, 0)).toBeCloseTo(total, 8);
      for (const { net, gross } of figure.value.rows) expect(gross).toBeGreaterThanOrEqual(Math.abs(net) - 1e-9);
    }),
  );
});
