import { expect, test } from 'vitest';
import { decimal, one } from '../decimal.ts';
import { tradeAmount } from './trade-amount.ts';

test.each([
  ['a purchase pays its costs', 'Purchase', '2400', '4.185', '1', '11.95', '50.22', '-10106.17'],
  ['a sale gives its costs away', 'Sale', '10', '17.46', '1', '11.95', '0', '162.65'],
  ['pence become pounds', 'Purchase', '100', '110', '0.01', '0', '0', '-110'],
  ['to the hundredth, half away from zero', 'Purchase', '3', '1.115', '1', '0', '0', '-3.35'],
] as const)('%s', (_case, type, units, price, priceFactor, charges, tax, amount) => {
  const trade = {
    units: decimal(units),
    price: decimal(price),
    priceFactor: decimal(priceFactor),
    charges: decimal(charges),
    tax: decimal(tax),
  };
  expect(tradeAmount({ type, ...trade }).toString()).toBe(amount);
});

test('a price of nothing moves its costs alone', () => {
  const trade = { units: one, price: decimal('0'), priceFactor: one, charges: decimal('5'), tax: decimal('0') };
  expect(tradeAmount({ type: 'Sale', ...trade }).toString()).toBe('-5');
});
