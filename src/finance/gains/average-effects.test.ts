import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEntry, buildInstrument } from '#tests/support/build-ledger.ts';
import { randomDays, randomLedgers, randomMarket } from '#tests/support/random-ledger.ts';
import { buildBook } from '#tests/support/build-book.ts';
import { sum } from '../decimal.ts';
import type { Figure } from '../figure.ts';
import { dayNumber, isoDate } from '../iso-date.ts';
import type { Disposal } from '../ledger/holding.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { disposalGain } from './disposal-gain.ts';

function disposalsOf(entries: readonly LedgerEntry[]): readonly Disposal[] {
  const market = { instruments: [buildInstrument('DOLLAR', { currency: 'USD' })], prices: new Map(), reportedValues: new Map() };
  const ledger = { entries: sortEntries(entries), rates: exchangeRates({}), currency: 'GBP', settlement: 'cash' } as const;
  return buildBook({ ...market, ...ledger, through: dayNumber('2024-01-06') }).disposals;
}

/** Parses transactions of January 2024 in dollars, written as `3 buys 100 for 1400 at 0.75`. */
function written(text: string): LedgerEntry[] {
  return text.split(', ').map((line) => {
    const [day = '', what = '', units = '', , amount = '', , rate = ''] = line.split(' ');
    const common = { instrument: 'DOLLAR', currency: 'USD', rate };
    if (what === 'repays') return buildEntry(`2024-01-0${day}`, 'Distribution', { ...common, amount, category: 'ReturnOfCapital' });
    const [type, paid] = what === 'buys' ? (['Purchase', `-${amount}`] as const) : (['Sale', amount] as const);
    return buildEntry(`2024-01-0${day}`, type, { ...common, units, amount: paid });
  });
}

const twice = '2 buys 100 for 1000 at 0.8, 3 buys 100 for 1400 at 0.75';

/** 1850 pounds for 2400 dollars, 0.7708333 a dollar. By hand; half sold is tests/golden/statements/73-a-pool-of-two-rates too. */
test.each([
  // (1500 - 1200) × 1850 / 2400, and 1500 × (0.7 - 1850 / 2400)
  ['half of it is sold', `${twice}, 4 sells 100 for 1500 at 0.7`, '125 = 231.25 -106.25'],
  [
    'the other half has the same rate',
    `${twice}, 4 sells 100 for 1500 at 0.7, 5 sells 100 for 1000 at 0.9`,
    '-25 = -154.166667 129.166667',
  ],
  // 925 pounds for 1200 dollars, and 100 for 100: 1025 for 1300
  ['bought more', `${twice}, 4 sells 100 for 1500 at 0.7, 5 buys 10 for 100 at 1, 6 sells 110 for 1300 at 0.7`, '-115 = 0 -115'],
  [
    'begun anew',
    '2 buys 100 for 1000 at 0.8, 3 sells 100 for 900 at 0.9, 4 buys 9 for 1400 at 0.75, 5 sells 9 for 1400 at 0.7',
    '-70 = 0 -70',
  ],
  // 300 pounds of cost are paid back, not the rate at which they were spent
  ['capital was paid back', `${twice}, 4 repays - for 400 at 0.75, 5 sells 200 for 2400 at 0.7`, '130 = 300 -170'],
  ['what cost nothing moves no rate', `${twice}, 4 buys 100 for 0 at 0.1, 5 sells 300 for 2400 at 0.7`, '-170 = 0 -170'],
])('price and currency on the average cost of a pool: %s', (_case, entries, expected) => {
  const last = disposalsOf(written(entries)).at(-1);
  const { gain, priceEffect, currencyEffect } = valueIn(disposalGain(last ?? never(), 'average'));
  const [all, price, currency] = [gain, valueIn(priceEffect), valueIn(currencyEffect)].map((part) => Number(part.toNumber().toFixed(6)));
  expect(`${all} = ${price} ${currency}`).toBe(expected);
});

function valueIn<Value>(figure: Figure<Value>): Value {
  return figure.available ? figure.value : never();
}

function never(): never {
  throw new Error('is there');
}

test('they are the gain, and in its own currency a portfolio has no currency effect', () => {
  fc.assert(
    fc.property(randomLedgers, (entries) => {
      const ledger = { ...randomMarket, entries: sortEntries(entries), settlement: 'cash', through: randomDays.lastDay } as const;
      for (const disposal of buildBook(ledger).disposals) {
        const figure = disposalGain(disposal, 'average');
        if (!figure.available || !figure.value.priceEffect.available) continue;
        const { gain, priceEffect, currencyEffect } = figure.value;
        expect(valueIn(priceEffect).plus(valueIn(currencyEffect)).toString()).toBe(gain.toString());
        const { currency } = randomMarket.instruments.find(({ id }) => id === disposal.instrumentId) ?? never();
        if (currency === randomMarket.currency) expect(valueIn(currencyEffect).isZero()).toBe(true);
      }
    }),
  );
});

test('when everything is sold in the end, first in first out and the average have realised the same, to the last digit', () => {
  const trade = fc.record({
    units: fc.integer({ min: 1, max: 99 }),
    price: fc.integer({ min: 1, max: 50 }),
    sells: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(trade, { minLength: 1, maxLength: 15 }), (trades) => {
      let held = 0;
      const entries = trades.flatMap(({ units, price, sells }, at) => {
        const out = Math.floor(((held + units) * sells) / 100);
        held += units - out;
        const bought = buildEntry(isoDate(19_001 + at), 'Purchase', { instrument: 'POUNDS', units, amount: -units * price });
        const some = buildEntry(isoDate(19_001 + at), 'Sale', { instrument: 'POUNDS', units: out, amount: out * (price + 1) });
        return out > 0 ? [bought, some] : [bought];
      });
      const rest = held > 0 ? [buildEntry(isoDate(19_030), 'Sale', { instrument: 'POUNDS', units: held, amount: held * 7 })] : [];
      const { disposals } = buildBook({
        ...randomMarket,
        entries: sortEntries([...entries, ...rest]),
        settlement: 'direct',
        through: 19_040,
      });
      const [oldest, average] = [sum(disposals.map(({ gain }) => gain)), sum(disposals.map(({ averageGain }) => averageGain))];
      expect(average.rounded(30).toString()).toBe(oldest.rounded(30).toString());
    }),
  );
});
