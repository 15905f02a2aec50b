import type { Income, IncomeMonth, IncomeSource } from '#contracts/datasets/gains.ts';
import type { BookedAmount } from '#finance/ledger/booked-amounts.ts';
import { bookedOver, bookedTotal } from '#finance/ledger/booked-total.ts';
import type { Period } from '#finance/daily-series.ts';
import type { Decimal } from '#finance/decimal.ts';
import { combineFigures, type Figure, mapFigure, unavailable } from '#finance/figure.ts';
import { type IncomeRow, incomeTable } from '#finance/income-and-charges/income-table.ts';
import { addMonths, dayNumber, isoDate } from '#finance/iso-date.ts';
import type { Instrument } from '../../../db/queries/market/instruments.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { bookedLines, bookedLinesOver } from '../transactions/booked-lines.ts';
import { dated } from '../days/chosen-period.ts';
import { seriesOn, type SubjectFigures, subjectFigures } from '../subject/subject-figures.ts';

const shownMonths = 12;

export async function income(snapshot: Queries, subject: ReportSubject): Promise<Income> {
  const figures = await subjectFigures(snapshot, subject);
  const { period } = figures;
  const known = seriesOn(figures, period.to);
  const common = { period: dated(period), currency: figures.currency };
  if (!known.available) return { ...common, total: known, tax: known, months: [], sources: [] };
  const lines = await bookedLines(snapshot, figures);
  const table = incomeTable(lines, period);
  const total = mapFigure(table.total, (amount) => amount.toNumber());
  const securities = table.rows.flatMap(({ instrumentId }) => instrumentId ?? []);
  const instruments = await snapshot.market.instruments(securities);
  return {
    ...common,
    total,
    tax: mapFigure(taxOf(lines, period), (amount) => amount.toNumber()),
    months: await monthsOf(snapshot, { figures, to: period.to, firstDay: known.value.firstDay }),
    sources: table.rows
      .map((row) => sourceOf(row, total, { instruments, currency: figures.currency }))
      .sort((a, b) => sizeOf(b) - sizeOf(a)),
  };
}

/** On income alone: tax on proceeds is no income's. */
function taxOf(lines: readonly BookedAmount[], period: Period): Figure<Decimal> {
  return bookedTotal(bookedOver(lines, 'tax', period).filter(({ category }) => incomeTypes.has(category)));
}

const incomeTypes: ReadonlySet<string> = new Set(['Dividend', 'Interest', 'Distribution']);

interface MonthsQuery {
  readonly figures: SubjectFigures;
  readonly to: number;
  readonly firstDay: number;
}

/** The month of `to` up to that day, the eleven before it whole, and the same months a year earlier. */
async function monthsOf(snapshot: Queries, { figures, to, firstDay }: MonthsQuery): Promise<IncomeMonth[]> {
  const thisMonth = `${isoDate(to).slice(0, 7)}-01`;
  const first = addMonths(thisMonth, 1 - 2 * shownMonths);
  const period = { from: dayNumber(first) - 1, to };
  const { months, byMonth } = incomeTable(await bookedLinesOver(snapshot, figures, period), period);
  const amountOf = (at: number) => mapFigure(byMonth[at] ?? unavailable('not-recorded'), (amount) => amount.toNumber());
  const opening = isoDate(firstDay).slice(0, 7);
  return months.slice(shownMonths).map((month, at) => ({
    month: `${month}-01`,
    amount: month < opening ? unavailable('before-inception') : amountOf(at + shownMonths),
    yearBefore: (months[at] ?? '') < opening ? unavailable('before-inception') : amountOf(at),
  }));
}

function sourceOf(
  { instrumentId, category, total: amount }: IncomeRow,
  whole: Figure,
  { instruments, currency }: { instruments: ReadonlyMap<string, Instrument>; currency: string },
): IncomeSource {
  const own = mapFigure(amount, (money) => money.toNumber());
  const share = combineFigures(own, whole, (part, all) => part / all);
  return {
    id: instrumentId ?? currency,
    name: instruments.get(instrumentId ?? '')?.name ?? currency,
    category,
    amount: own,
    share: share.available && !Number.isFinite(share.value) ? unavailable('nothing-paid-in') : share,
  };
}

function sizeOf({ amount }: IncomeSource): number {
  return amount.available ? amount.value : Infinity;
}
