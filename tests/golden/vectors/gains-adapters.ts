import { gainsOfBook } from '../../support/book-gains.ts';
import { buildEntry, buildInstrument } from '../../support/build-ledger.ts';
import { bookedOver, bookedTotal } from '#finance/ledger/booked-total.ts';
import type { Period } from '#finance/daily-series.ts';
import { exchangeRates } from '../../support/exchange-rates.ts';
import { available } from '#finance/figure.ts';
import { type HoldingGain, periodGain } from '#finance/gains/holding-gain.ts';
import { dayNumber } from '#finance/iso-date.ts';
import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import type { BookInput } from '#finance/book/book-input.ts';
import { buildBook } from '../../support/build-book.ts';
import type { PortfolioBook } from '#finance/book/portfolio-book.ts';
import { spansOn } from '#finance/book/positions-on.ts';
import { priceSeries } from '#finance/prices/price-series.ts';
import { reductionInYield } from '#finance/income-and-charges/reduction-in-yield.ts';
import { type ValueBridge, valueBridge } from '#finance/gains/value-bridge.ts';
import { bridgeEntry, type BridgeRow } from './bridge-entry.ts';
import type { Adapter } from './vector-file.ts';
import { sortEntries } from '#finance/ledger/ordered-entries.ts';

interface DatedPrice {
  readonly date: string;
  readonly price: number;
}

interface DatedRate {
  readonly date: string;
  readonly rate: number;
}

const pricesOf = (points: readonly DatedPrice[]) => priceSeries(points.map(({ date, price }) => ({ day: dayNumber(date), price })));

const perEuro = (points: readonly DatedRate[]) => priceSeries(points.map(({ date, rate }) => ({ day: dayNumber(date), price: rate })));

/** The gains of a period with the opening value as cost, added up over the holdings. */
function gainsOfPeriod(book: PortfolioBook, gains: readonly HoldingGain[], period: Period) {
  const opened = spansOn(book.positions, period.from);
  const each = gains
    .filter(({ instrumentId }) => instrumentId !== null)
    .map((gain) => {
      const span = opened.find(({ instrumentId }) => instrumentId === gain.instrumentId);
      const opening = span ? { span, value: available(gain.opening.toNumber()) } : null;
      const disposals = book.disposals.filter(({ instrumentId }) => instrumentId === gain.instrumentId);
      return periodGain(gain, opening, { disposals, splits: [], period });
    });
  const total = (name: 'realised' | 'unrealised' | 'cost') => each.reduce((all, one) => all + one[name].toNumber(), 0);
  return { realised: total('realised'), unrealised: total('unrealised'), cost: total('cost') };
}

/** Costs of dealing, by what they were paid on; the peer shows gains before them. */
function dealingCosts({ bookedAmounts }: PortfolioBook, period: Period) {
  const lines = bookedOver(bookedAmounts, 'dealing-cost', period);
  const of = (wanted: (category: string) => boolean) => {
    const figure = bookedTotal(lines.filter(({ category }) => wanted(category)));
    return figure.available ? figure.value.toNumber() : NaN;
  };
  return { ofSales: of((category) => category === 'Sale'), ofTheRest: of((category) => category !== 'Sale') };
}

function security(
  entries: readonly LedgerEntry[],
  { currency, through, ...market }: Pick<BookInput, 'rates' | 'prices'> & { currency: string; through: string },
) {
  const sources = {
    ...market,
    entries: sortEntries(entries),
    instruments: [buildInstrument('IT', { currency })],
    reportedValues: new Map(),
    currency: 'EUR',
  };
  return { sources, book: buildBook({ ...sources, settlement: 'direct', through: dayNumber(through) }) };
}

const costInPeriodFx: Adapter = ({ input }) => {
  const { lots, periodStart, usdPerEurAtStart, priceAtStartUsd } = input as {
    lots: readonly { date: string; quantity: number; amountEur: number }[];
    periodStart: string;
    usdPerEurAtStart: number;
    priceAtStartUsd: number;
  };
  const to = lots.at(-1)?.date ?? periodStart;
  const { sources, book } = security(
    lots.map(({ date, quantity, amountEur }) =>
      buildEntry(date, 'Purchase', { instrument: 'IT', units: quantity, amount: -amountEur, currency: 'EUR' }),
    ),
    {
      currency: 'USD',
      through: to,
      prices: new Map([['IT', pricesOf([{ date: periodStart, price: priceAtStartUsd }])]]),
      rates: exchangeRates({ USD: perEuro([{ date: periodStart, rate: usdPerEurAtStart }]) }),
    },
  );
  const period = { from: dayNumber(periodStart), to: dayNumber(to) };
  const gains = gainsOfBook(book, sources, period);
  return gains.available ? { cost: gainsOfPeriod(book, gains.value, period).cost } : null;
};

const periodGains: Adapter = ({ input }) => {
  const { from, to, prices, transactions } = input as {
    from: string;
    to: string;
    prices: readonly DatedPrice[];
    transactions: readonly { date: string; type: string; quantity: number; amount: number; fee?: number }[];
  };
  const entries = transactions.map(({ date, type, quantity, amount, fee = 0 }) =>
    type === 'buy'
      ? buildEntry(date, 'Purchase', { instrument: 'IT', units: quantity, amount: -amount, charges: fee, currency: 'EUR' })
      : buildEntry(date, 'Sale', { instrument: 'IT', units: quantity, amount, charges: fee, currency: 'EUR' }),
  );
  const { sources, book } = security(entries, {
    currency: 'EUR',
    through: to,
    prices: new Map([['IT', pricesOf(prices)]]),
    rates: exchangeRates({}),
  });
  const period = { from: dayNumber(from), to: dayNumber(to) };
  const gains = gainsOfBook(book, sources, period);
  if (!gains.available) return null;
  const { realised, unrealised } = gainsOfPeriod(book, gains.value, period);
  const { ofSales, ofTheRest } = dealingCosts(book, period);
  return { unrealised: unrealised + ofTheRest, realised: realised + ofSales, fees: ofSales + ofTheRest };
};

interface BridgeInput {
  readonly from: string;
  readonly to: string;
  readonly ledger: readonly BridgeRow[];
  readonly prices?: Readonly<Record<string, { currency: string; points: readonly DatedPrice[] }>>;
  readonly usdPerEur?: readonly DatedRate[];
}

const performanceBridge: Adapter = ({ input }) => {
  const { from, to, ledger, prices = {}, usdPerEur = [] } = input as BridgeInput;
  const markets = Object.entries(prices);
  const sources = {
    entries: sortEntries(ledger.flatMap(bridgeEntry)),
    instruments: [...markets.map(([id, { currency }]) => buildInstrument(id, { currency })), buildInstrument('NONE', { currency: 'EUR' })],
    prices: new Map(markets.map(([id, { points }]) => [id, pricesOf(points)])),
    reportedValues: new Map(),
    rates: exchangeRates({ USD: perEuro(usdPerEur) }),
    currency: 'EUR',
  };
  const book = buildBook({ ...sources, settlement: 'cash', through: dayNumber(to) });
  const period = { from: dayNumber(from), to: dayNumber(to) };
  const gains = gainsOfBook(book, sources, period);
  const bridge = gains.available ? valueBridge(book.series, period, { gains: gains.value, transfers: [] }) : gains;
  if (!gains.available || !bridge.available) return null;
  const ofPeriod = gainsOfPeriod(book, gains.value, period);
  const dealing = dealingCosts(book, period);
  return { ...linesOf(bridge.value, { dealing, stampDuty: stampDutyIn(ledger, period) }), ...gainsBeforeCosts(ofPeriod, dealing) };
};

function gainsBeforeCosts({ realised, unrealised }: { realised: number; unrealised: number }, dealing: ReturnType<typeof dealingCosts>) {
  return { realisedGains: realised + dealing.ofSales, unrealisedGains: unrealised + dealing.ofTheRest };
}

/** We count stamp duty as a cost of dealing, the peer as tax. It is all in euros. */
function stampDutyIn(ledger: readonly BridgeRow[], { from, to }: Period): number {
  const bought = ledger.filter(({ type, date }) => type === 'buy' && dayNumber(date) > from && dayNumber(date) <= to);
  return bought.reduce((total, { tax = 0 }) => total + tax, 0);
}

function linesOf(bridge: ValueBridge, { dealing, stampDuty }: { dealing: ReturnType<typeof dealingCosts>; stampDuty: number }) {
  return {
    openingValue: bridge.opening.toNumber(),
    closingValue: bridge.closing.toNumber(),
    income: bridge.income.toNumber(),
    netTransfers: bridge.paidIn.minus(bridge.paidOut).toNumber(),
    fees: bridge.charges.toNumber() + dealing.ofSales + dealing.ofTheRest - stampDuty,
    taxes: bridge.taxes.toNumber() + stampDuty,
    currencyGainsOnCash: bridge.exchangeGainOnCash.toNumber(),
  };
}

const yieldReduction: Adapter = ({ input }) => {
  const figure = reductionInYield(input as Parameters<typeof reductionInYield>[0]);
  return figure.available ? { netValue: figure.value.netValue, reductionInYield: figure.value.reductionInYield } : null;
};

export const gainsAdapters: Readonly<Record<string, Adapter>> = {
  costInPeriodFx,
  periodGains,
  performanceBridge,
  reductionInYield: yieldReduction,
};
