import type { ExpectedPayments } from '#contracts/datasets/expected-payments.ts';
import { available, type Figure, mapFigure, sumOfFigures } from '#finance/figure.ts';
import {
  expectedPayments as expectedOf,
  expectedUntil,
  type PayingHolding,
  type ReceivedDividend,
} from '#finance/income-and-charges/expected-payments.ts';
import { addMonths, addDays, isoDate } from '#finance/iso-date.ts';
import { rate } from '#finance/prices/exchange-rates.ts';
import { accruingBondOf, bondOf } from '../../../db/bond-of.ts';
import type { ListedTransaction } from '../../../db/queries/ledger/transaction-list.ts';
import type { Instrument } from '../../../db/queries/market/instruments.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { collectIds } from '../collect-ids.ts';
import { getHoldingRowsOnDay } from '../holdings/holding-rows-on-day.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';

/** More dividends of a year ago are not looked at. */
const maxReceived = 1000;

export async function expectedPayments(snapshot: Queries, subject: ReportSubject): Promise<ExpectedPayments> {
  const { figures, rows, instruments } = await getHoldingRowsOnDay(snapshot, subject);
  const asOf = isoDate(figures.asOf);
  const window = { after: asOf, until: expectedUntil(asOf) };
  const securities = rows.filter(({ id, type }) => instruments.has(id) && type !== 'PrivateEquity');
  const announced = Map.groupBy(
    await snapshot.dividends.payable(
      securities.map(({ id }) => id),
      window,
    ),
    ({ instrumentId }) => instrumentId,
  );
  const received = await dividendsOfYearBefore(snapshot, figures, window);
  const payments = expectedOf(
    securities.map((row): PayingHolding => ({
      id: row.id,
      currency: row.currency,
      units: Number(row.units),
      bond: bondWithFace(instruments.get(row.id)),
      announced: (announced.get(row.id) ?? []).map(({ exDate, payDate, amount, currency }) => ({
        exDay: exDate,
        payDay: payDate,
        perUnit: Number(amount),
        currency,
      })),
      received: received.get(row.id) ?? [],
    })),
    window,
  );
  const convert = await converter(snapshot, figures, payments);
  const shown = payments.map(({ amount, currency, ...payment }) => ({
    ...payment,
    name: instruments.get(payment.holdingId)?.name ?? '',
    amount: convert(amount, currency),
    paid: amount,
    paidIn: currency,
  }));
  return { asOf, until: window.until, currency: figures.currency, rows: shown, total: sumOfFigures(shown.map(({ amount }) => amount)) };
}

function bondWithFace(instrument: Instrument | undefined): PayingHolding['bond'] {
  const terms = instrument?.type === 'Bond' ? bondOf(instrument) : null;
  const accruing = instrument && terms ? accruingBondOf(instrument) : null;
  return terms && accruing ? { ...terms, faceValue: accruing.faceValue } : null;
}

/** By security. What several portfolios received on one day is one dividend. */
async function dividendsOfYearBefore(
  snapshot: Queries,
  { account, portfolios, currency }: SubjectFigures,
  { after, until }: { readonly after: string; readonly until: string },
): Promise<ReadonlyMap<string, readonly ReceivedDividend[]>> {
  // The search finds the type, and what else has the word in it. A day more on both sides: 28 and 29 February are the same day a year later.
  const span = { from: addDays(addMonths(after, -12), -1), to: addDays(addMonths(until, -12), 1) };
  const wanted = { accountId: account.id, portfolioIds: collectIds(portfolios), ...span, find: 'Dividend', instrumentId: null };
  const booked = await snapshot.transactionList.page(wanted, currency, { limit: maxReceived, offset: 0 });
  const dividends = booked.filter(({ type, instrumentId }) => type === 'Dividend' && instrumentId !== null);
  const byDay = Map.groupBy(dividends, (entry) => `${entry.instrumentId} ${entry.day} ${entry.currency}`);
  const received = [...byDay.values()].flatMap(([first, ...others]) => (first ? [asOne(first, [first, ...others])] : []));
  return Map.groupBy(received, ({ instrumentId }) => instrumentId);
}

function asOne({ instrumentId, day, currency }: ListedTransaction, entries: readonly ListedTransaction[]) {
  const amount = entries.reduce((sum, entry) => sum + Number(entry.amount), 0);
  const units = entries.reduce((sum, entry) => sum + Number(entry.units ?? Number.NaN), 0);
  return { instrumentId: instrumentId ?? '', day, currency, amount, perUnit: units > 0 ? amount / units : null };
}

async function converter(
  snapshot: Queries,
  { currency: to, asOf }: SubjectFigures,
  payments: readonly { readonly currency: string }[],
): Promise<(amount: number, from: string) => Figure> {
  const rates = await snapshot.market.rates([to, ...payments.map(({ currency }) => currency)]);
  return (amount, from) => (from === to ? available(amount) : mapFigure(rate(rates, { from, to }, asOf), (factor) => amount * factor));
}
