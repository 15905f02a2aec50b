import type { LedgerInstrument, TransactionType } from '#finance/ledger/ledger.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { dayNumber, weekdayIndex } from '#finance/iso-date.ts';
import type { MarketSources } from '#finance/prices/markets.ts';
import type { PriceSeries } from '#finance/prices/price-series.ts';
import type { LedgerRow } from '#server/db/queries/ledger/transactions.ts';
import { seededRandom } from './seeded-random.ts';

/** Ten calendar years, the first and last day of 2015 to 2024. */
export const years = { firstDay: dayNumber('2015-01-01'), lastDay: dayNumber('2024-12-31') };

const currencies = ['GBP', 'USD', 'EUR'] as const;

/** Shares in three currencies with prices on weekdays, and rates. Seen in GBP. */
export type RandomMarket = Omit<MarketSources, 'entries'>;

export function randomMarket(instruments: number): RandomMarket {
  const random = seededRandom(instruments);
  const shares = Array.from({ length: instruments }, (_, at) => randomShare(random, `share-${at}`));
  return {
    instruments: shares,
    prices: new Map(shares.map(({ id }) => [id, randomWalk(random, 5 + random() * 95, 0.012)])),
    reportedValues: new Map(),
    rates: exchangeRates({ GBP: randomWalk(random, 0.85, 0.003), USD: randomWalk(random, 1.1, 0.004) }),
    currency: 'GBP',
  };
}

/**
 * A ledger over ten years as it comes from the database: rows of text. Each share of the market is bought once at the beginning; then
 * purchases, sales, dividends, charges, payments and now and then a split, `count` in all.
 */
export function randomLedger(seed: number, { instruments, prices }: RandomMarket, count: number): LedgerRow[] {
  const random = seededRandom(seed);
  const shares = instruments.map((instrument) => ({ instrument, prices: prices.get(instrument.id), held: 0 }));
  return randomRows(random, shares, count);
}

interface Share {
  readonly instrument: LedgerInstrument;
  readonly prices: PriceSeries | undefined;
  held: number;
}

type Random = ReturnType<typeof seededRandom>;

function randomShare(random: Random, id: string): LedgerInstrument {
  const currency = currencies[Math.floor(random() * 3)] ?? 'GBP';
  return { id, type: 'Stock', assetClass: 'Equities', currency, priceFactor: 1 };
}

function randomWalk(random: Random, start: number, volatility: number): PriceSeries {
  const days: number[] = [];
  const prices: number[] = [];
  let price = start;
  for (let day = years.firstDay; day <= years.lastDay; day += 1) {
    if (weekdayIndex(day) > 4) continue;
    price *= 1 + volatility * (random() + random() + random() - 1.5);
    days.push(day);
    prices.push(Number(price.toFixed(4)));
  }
  return { days: Int32Array.from(days), prices: Float64Array.from(prices) };
}

interface Drawn {
  readonly type: TransactionType;
  readonly units?: number;
  readonly amount?: number;
  readonly charges?: number;
  readonly tax?: number;
  readonly ratio?: number;
}

function randomRows(random: Random, shares: readonly Share[], count: number): LedgerRow[] {
  const span = years.lastDay - years.firstDay - 10;
  const rows: LedgerRow[] = [rowOf(1, { day: years.firstDay, share: null, drawn: { type: 'Contribution', amount: 5_000_000 } })];
  for (const share of shares) {
    rows.push(rowOf(rows.length + 1, { day: years.firstDay + 1, share, drawn: bought(random, share, years.firstDay + 1) }));
  }
  const rest = count - rows.length;
  for (let at = 0; at < rest; at += 1) {
    const share = shares[Math.floor(random() * shares.length)];
    if (!share) continue;
    const day = years.firstDay + 5 + Math.floor((span * at) / rest);
    const drawn = anyTransaction(random, share, day);
    const isCash = drawn.type === 'Charge' || drawn.type === 'Contribution' || drawn.type === 'Withdrawal';
    rows.push(rowOf(rows.length + 1, { day, share: isCash ? null : share, drawn }));
  }
  return rows;
}

function anyTransaction(random: Random, share: Share, day: number): Drawn {
  const draw = random();
  if (draw < 0.37) return bought(random, share, day);
  if (draw < 0.62) return sold(random, share, day);
  if (draw < 0.8) return { type: 'Dividend', amount: cents(share.held * 0.11), tax: cents(share.held * 0.02) };
  if (draw < 0.9) return { type: 'Charge', amount: -cents(20 + random() * 100) };
  if (draw < 0.95) return { type: 'Contribution', amount: cents(1000 + random() * 20_000) };
  if (draw < 0.995) return { type: 'Withdrawal', amount: -cents(1000 + random() * 15_000) };
  share.held *= 2;
  return { type: 'Split', ratio: 2 };
}

function bought(random: Random, share: Share, day: number): Drawn {
  const units = Number((1 + random() * 400).toFixed(3));
  share.held = Number((share.held + units).toFixed(3));
  const charges = cents(5 + random() * 10);
  return { type: 'Purchase', units, amount: -cents(units * priceOn(share, day) + charges), charges };
}

function sold(random: Random, share: Share, day: number): Drawn {
  const units = Number((share.held * (0.1 + random() * 0.5)).toFixed(3));
  share.held = Number((share.held - units).toFixed(3));
  const charges = cents(5 + random() * 10);
  return { type: 'Sale', units, amount: cents(units * priceOn(share, day) - charges), charges };
}

function priceOn({ prices }: Share, day: number): number {
  const at = Math.floor(((day - years.firstDay) * 5) / 7);
  return prices?.prices[at] ?? prices?.prices.at(-1) ?? NaN;
}

/** Pounds for 1 of the currency as a bank writes it on a contract note; none for pounds. */
function rateOn(day: number, currency: string): string | null {
  if (currency === 'GBP') return null;
  return ((currency === 'USD' ? 0.77 : 0.86) * (1 + 0.1 * Math.sin(day / 300))).toFixed(4);
}

const cents = (amount: number) => Number(amount.toFixed(2));

function rowOf(sequence: number, { day, share, drawn }: { day: number; share: Share | null; drawn: Drawn }): LedgerRow {
  const { type, amount, charges, tax } = { amount: 0, charges: 0, tax: 0, ...drawn };
  const currency = share?.instrument.currency ?? 'GBP';
  return {
    accountId: 'account',
    portfolioId: 'portfolio',
    id: `transaction-${sequence}`,
    sequence,
    day,
    type,
    instrumentId: share?.instrument.id ?? null,
    units: drawn.units?.toFixed(6) ?? null,
    amount: amount.toFixed(2),
    currency,
    fxRate: rateOn(day, currency),
    charges: charges.toFixed(2),
    tax: tax.toFixed(2),
    category: type === 'Charge' ? 'Management' : null,
    ratio: drawn.ratio?.toFixed(0) ?? null,
    cost: null,
    acquiredDay: null,
    transferId: null,
  };
}
