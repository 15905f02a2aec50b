import { expect, test } from 'vitest';
import { quotedPrice } from './quoted-price.ts';

test.each([
  ['613.35', 'GBX', '6.1335 GBP'],
  ['613.35', 'GBp', '6.1335 GBP'],
  ['1', 'GBX', '0.01 GBP'],
  ['0', 'GBX', '0 GBP'],
  ['12345678.9012345678', 'GBX', '123456.789012345678 GBP'],
  ['250', 'ZAc', '2.5 ZAR'],
  ['250', 'ILA', '2.5 ILS'],
  ['6.1335', 'GBP', null],
  ['6.1335', 'USD', null],
])('a price of %s %s is %s', (price, unit, expected) => {
  const quoted = quotedPrice(price, unit);
  expect(quoted && `${quoted.worth.toString()} ${quoted.currency}`).toBe(expected);
});
