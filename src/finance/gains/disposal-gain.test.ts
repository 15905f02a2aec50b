import { expect, test } from 'vitest';
import { decimal, zero } from '../decimal.ts';
import { disposalGain } from './disposal-gain.ts';
import { available, unavailable } from '../figure.ts';
import type { Disposal } from '../ledger/holding.ts';

// 100 shares at 10 and 100 at 14; 100 of them sold at 15: over the oldest 500, over the average of 12 300.
const sold: Disposal = {
  entryId: 'sale',
  day: 0,
  instrumentId: 'ACME',
  units: decimal(100),
  proceeds: decimal(1500),
  cost: decimal(1000),
  gain: decimal(500),
  priceEffect: decimal(500),
  currencyEffect: zero,
  averageGain: decimal(300),
  averagePriceEffect: decimal(300),
  costUnknown: false,
  costMissing: false,
  lots: [],
};

test('over the oldest lots', () => {
  expect(disposalGain(sold, 'fifo')).toEqual(
    available({ cost: decimal(1000), gain: decimal(500), priceEffect: available(decimal(500)), currencyEffect: available(zero) }),
  );
});

test('over the average', () => {
  expect(disposalGain(sold, 'average')).toEqual(
    available({ cost: decimal(1200), gain: decimal(300), priceEffect: available(decimal(300)), currencyEffect: available(zero) }),
  );
});

test('each basis has its own effects', () => {
  const abroad = { ...sold, priceEffect: decimal(420), currencyEffect: decimal(80), averagePriceEffect: decimal(410) };
  expect(disposalGain(abroad, 'average')).toMatchObject({
    value: { gain: decimal(300), priceEffect: available(decimal(410)), currencyEffect: available(decimal(-110)) },
  });
  expect(disposalGain(abroad, 'fifo')).toMatchObject({ value: { currencyEffect: available(decimal(80)) } });
});

test('no gain over a cost that could not be found out, no effects without rates', () => {
  expect(disposalGain({ ...sold, costUnknown: true }, 'fifo')).toEqual(unavailable('no-exchange-rate', 'ACME'));
  expect(disposalGain({ ...sold, costUnknown: true, costMissing: true }, 'fifo')).toEqual(unavailable('cost-unknown', 'ACME'));
  expect(disposalGain({ ...sold, priceEffect: null, currencyEffect: null }, 'fifo')).toMatchObject({
    value: { gain: decimal(500), priceEffect: unavailable('no-exchange-rate') },
  });
  expect(disposalGain({ ...sold, averagePriceEffect: null }, 'average')).toMatchObject({
    value: { gain: decimal(300), priceEffect: unavailable('no-exchange-rate'), currencyEffect: unavailable('no-exchange-rate') },
  });
});
