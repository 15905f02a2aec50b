import { buildEntry, buildInstrument } from '../../support/build-ledger.ts';
import { chargesOver } from '#finance/income-and-charges/charges.ts';
import { sumOver } from '#finance/daily-series.ts';
import { sum } from '#finance/decimal.ts';
import { exchangeRates } from '../../support/exchange-rates.ts';
import type { Figure } from '#finance/figure.ts';
import { gainOver } from '#finance/gains/gains.ts';
import { dayNumber } from '#finance/iso-date.ts';
import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import { buildBook } from '../../support/build-book.ts';
import type { PortfolioBook } from '#finance/book/portfolio-book.ts';
import { type PricePoint, priceSeries } from '#finance/prices/price-series.ts';
import type { Adapter } from './vector-file.ts';
import { sortEntries } from '#finance/ledger/ordered-entries.ts';

const numberOf = (figure: Figure) => (figure.available ? figure.value : null);

interface Trade {
  readonly date: string;
  readonly type: string;
  readonly quantity?: number;
  readonly price?: number;
  readonly amount?: number;
  readonly fee?: number;
  readonly custody?: string;
  readonly numerator?: number;
  readonly denominator?: number;
}

interface DatedPrice {
  readonly date: string;
  readonly price: number;
}

/** Trades of one security, paid for by the investor directly, so that only the security is valued. */
function securityBook(trades: readonly Trade[], { currency, prices = [], through, rates = [] }: SecurityMarket): PortfolioBook {
  return buildBook({
    entries: sortEntries(trades.flatMap((trade) => entriesOf(trade, currency))),
    instruments: [buildInstrument('IT', { currency })],
    prices: new Map([['IT', priceSeries(prices.map(pointOf))]]),
    reportedValues: new Map(),
    rates: exchangeRates({ [currency]: priceSeries(rates) }),
    currency: rates.length > 0 ? 'EUR' : currency,
    settlement: 'direct',
    through: dayNumber(through),
  });
}

interface SecurityMarket {
  readonly currency: string;
  readonly through: string;
  readonly prices?: readonly DatedPrice[];
  readonly rates?: readonly PricePoint[];
}

const pointOf = ({ date, price }: DatedPrice) => ({ day: dayNumber(date), price });

function entriesOf(trade: Trade, currency: string): LedgerEntry[] {
  const { date, type, quantity = 0, fee = 0, numerator = 1, denominator = 1 } = trade;
  const money = trade.amount ?? quantity * (trade.price ?? 0);
  const common = { instrument: 'IT', currency, units: quantity };
  const charge = (charges: number) => (charges === 0 ? [] : [buildEntry(date, 'Charge', { charges, currency })]);
  if (type === 'fee') return charge(money);
  if (type === 'split') return [buildEntry(date, 'Split', { ...common, ratio: numerator / denominator })];
  const trades =
    type === 'buy' ? buildEntry(date, 'Purchase', { ...common, amount: -money }) : buildEntry(date, 'Sale', { ...common, amount: money });
  return [trades, ...charge(fee)];
}

function heldIn(book: PortfolioBook) {
  const last = book.positions.findLast(({ instrumentId }) => instrumentId === 'IT');
  return {
    quantity: last?.units.toNumber() ?? 0,
    cost: last?.cost.toNumber() ?? 0,
    realised: last?.realised.toNumber() ?? 0,
  };
}

interface GainsInput {
  readonly transactions: readonly Trade[];
  readonly closingPrice?: number;
}

const costAndGains: Adapter = ({ input }) => {
  const gains = input as GainsInput;
  const average = averageOf(gains);
  return { fifo: fifoOf(gains), average, fifoPerCustodyAccount: fifoPerAccount(gains), averagePooled: average };
};

function fifoOf({ transactions, closingPrice = 0 }: GainsInput) {
  const held = heldIn(securityBook(transactions, { currency: 'GBP', through: '2030-12-31' }));
  return { ...held, unrealised: held.quantity * closingPrice - held.cost };
}

/** The same with one pool of cost, whatever the custody account. */
function averageOf({ transactions, closingPrice = 0 }: GainsInput) {
  const book = securityBook(transactions, { currency: 'GBP', through: '2030-12-31' });
  const { quantity } = heldIn(book);
  const cost = book.positions.findLast(({ instrumentId }) => instrumentId === 'IT')?.averageCost.toNumber() ?? NaN;
  const realised = sum(book.disposals.map(({ averageGain }) => averageGain)).toNumber();
  return { quantity, cost, realised, unrealised: quantity * closingPrice - cost };
}

/** Lots are kept by custody account: each is a book of its own. */
function fifoPerAccount({ transactions, ...rest }: GainsInput) {
  const accounts = [...Map.groupBy(transactions, ({ custody }) => custody).values()];
  const each = accounts.map((own) => fifoOf({ ...rest, transactions: own }));
  const sumOf = (name: 'cost' | 'realised' | 'unrealised') => each.reduce((total, one) => total + one[name], 0);
  return { cost: sumOf('cost'), realised: sumOf('realised'), unrealised: sumOf('unrealised') };
}

const positionWithSplits: Adapter = ({ input }) => {
  const { transactions } = input as GainsInput;
  const { quantity, cost } = heldIn(securityBook(transactions, { currency: 'GBP', through: '2030-12-31' }));
  return { quantity, cost, averagePrice: cost / quantity };
};

const positionPerformance: Adapter = ({ input }) => {
  const { currency, asOf, transactions, prices } = input as {
    currency: string;
    asOf: string;
    transactions: readonly Trade[];
    prices: readonly DatedPrice[];
  };
  const book = securityBook(transactions, { currency, prices, through: asOf });
  const held = heldIn(book);
  const whole = { from: book.firstDay, to: dayNumber(asOf) };
  const value = book.series.value.at(-1) ?? NaN;
  return {
    ...held,
    averageCost: held.quantity === 0 ? 0 : held.cost / held.quantity,
    value,
    unrealised: value - held.cost,
    grossGain: value - held.cost + held.realised,
    fees: numberOf(chargesOver(book.series, whole)),
    netGain: numberOf(gainOver(book.series, whole)),
    dividends: sumOver(book.series, 'income', whole),
    twrGross: (book.series.grossIndex.at(-1) ?? NaN) - 1,
  };
};

/** The report currency stands in for the euro, so that one rate is enough. */
const positionPerformanceFx: Adapter = ({ input }) => {
  const { asOf, transactions, prices, chfPerUsd } = input as {
    asOf: string;
    transactions: readonly Trade[];
    prices: readonly DatedPrice[];
    chfPerUsd: readonly { date: string; rate: number }[];
  };
  const rates = chfPerUsd.map(({ date, rate }) => ({ day: dayNumber(date), price: 1 / rate }));
  const book = securityBook(transactions, { currency: 'USD', prices, rates, through: asOf });
  const { cost, realised } = heldIn(book);
  const value = book.series.value.at(-1) ?? NaN;
  return { value, cost, realised, unrealised: value - cost, grossGain: value - cost + realised };
};

export const ledgerAdapters: Readonly<Record<string, Adapter>> = {
  costAndGains,
  positionWithSplits,
  positionPerformance,
  positionPerformanceFx,
};
