import { yearDays } from '#finance/day-count.ts';
import type { ChargeRow, Charges, CostGroup, UnderlyingCharges } from '#contracts/datasets/gains.ts';
import type { BookedAmount, BookedKind } from '#finance/ledger/booked-amounts.ts';
import { bookedOver } from '#finance/ledger/booked-total.ts';
import { averageValue } from '#finance/income-and-charges/charges.ts';
import { type CostSummary, costSummary } from '#finance/income-and-charges/cost-summary.ts';
import type { CostTable } from '#finance/income-and-charges/cost-table.ts';
import type { DailySeries, Period } from '#finance/daily-series.ts';
import type { Decimal } from '#finance/decimal.ts';
import { available, type Figure, mapFigure, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { reductionInYield, type YieldReduction } from '#finance/income-and-charges/reduction-in-yield.ts';
import { annualised, timeWeightedReturn } from '#finance/returns/time-weighted-return.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { bookedLines } from '../transactions/booked-lines.ts';
import { dated } from '../days/chosen-period.ts';
import { heldPositions } from '../holdings/held-positions.ts';
import { holdingRows } from '../holdings/holding-rows.ts';
import { pageCurrency } from '../subject/page-currency.ts';
import { seriesOn, type SubjectFigures, subjectFigures } from '../subject/subject-figures.ts';

export async function charges(snapshot: Queries, subject: ReportSubject): Promise<Charges> {
  const figures = await subjectFigures(snapshot, subject);
  const { period } = figures;
  const common = { period: dated(period), currency: figures.currency };
  const known = seriesOn(figures, period.to);
  if (!known.available) return { ...common, ...withoutFigures(known) };
  const series = known.value;
  const lines = await bookedLines(snapshot, figures);
  const summary = costSummary(lines, { series, period });
  const countOf = (kind: BookedKind) => countsOf(bookedOver(lines, kind, period));
  return {
    ...common,
    averageValue: averageValue(series, period),
    charges: groupOf(summary.charges, countOf('charge')),
    dealing: groupOf(summary.dealingCosts, countOf('dealing-cost')),
    total: { ...summary.total, amount: inNumbers(summary.total.money) },
    effectOnReturn: summary.effectOnReturn,
    reductionInYield: mapFigure(yieldReduction(series, period, summary), (reduction) => reduction.reductionInYield),
    underlying: await underlyingCharges(snapshot, figures),
    rows: await rowsOf(snapshot, bookedOver(lines, 'charge', period)),
  };
}

/** A year's growth of one unit with the charges of the period and without them. Not from a part of a year. */
function yieldReduction(series: DailySeries, period: Period, summary: Pick<CostSummary, 'charges'>): Figure<YieldReduction> {
  const days = period.to - period.from;
  const growth = annualised(timeWeightedReturn(series, period, 'gross'), days);
  if (!growth.available) return growth;
  const { rateAYear } = summary.charges;
  if (!rateAYear.available) return rateAYear;
  const years = days / yearDays;
  return reductionInYield({ startValue: 1, growth: growth.value, years, annualCharge: rateAYear.value, initialCharge: 0 });
}

function groupOf({ lines, money, rate, rateAYear }: CostTable, counts: ReadonlyMap<string, number>): CostGroup {
  return {
    lines: lines.map((line) => ({
      category: line.category,
      amount: inNumbers(line.money),
      rate: line.rate,
      count: counts.get(line.category) ?? 0,
    })),
    amount: inNumbers(money),
    rate,
    rateAYear,
  };
}

function countsOf(lines: readonly BookedAmount[]): Map<string, number> {
  return new Map([...Map.groupBy(lines, ({ category }) => category)].map(([category, own]) => [category, own.length]));
}

function inNumbers(money: Figure<Decimal>): Figure {
  return mapFigure(money, (amount) => amount.toNumber());
}

/** Reads the charges that the funds held on the page's day publish themselves, weighted by value. */
async function underlyingCharges(snapshot: Queries, figures: SubjectFigures): Promise<Figure<UnderlyingCharges>> {
  const held = await heldPositions(snapshot, figures);
  const rows = holdingRows(held, await pageCurrency(snapshot, figures));
  const totals = { securities: 0, known: 0, charged: 0 };
  for (const { id, type, value } of rows) {
    if (type === 'Cash' || !value.available || !(value.value > 0)) continue;
    totals.securities += value.value;
    const rate = held.instruments.get(id)?.terUnderlying ?? null;
    if (rate === null) continue;
    totals.known += value.value;
    totals.charged += value.value * Number(rate);
  }
  if (totals.known === 0) return unavailable('not-recorded');
  return available({ rate: totals.charged / totals.known, known: totals.known / totals.securities });
}

async function rowsOf(snapshot: Queries, lines: readonly BookedAmount[]): Promise<ChargeRow[]> {
  const instruments = await snapshot.market.instruments(lines.flatMap(({ instrumentId }) => instrumentId ?? []));
  const rows = lines.map(({ entryId, day, category, instrumentId, amount }) => ({
    id: entryId,
    day: isoDate(day),
    category,
    name: instruments.get(instrumentId ?? '')?.name ?? null,
    amount: amount ? available(amount.toNumber()) : unavailable('no-exchange-rate'),
  }));
  return rows.sort((a, b) => b.day.localeCompare(a.day));
}

function withoutFigures(why: Figure<never>): Omit<Charges, 'period' | 'currency'> {
  const group = { lines: [], amount: why, rate: why, rateAYear: why };
  return {
    averageValue: why,
    charges: group,
    dealing: group,
    total: { amount: why, rate: why, rateAYear: why },
    effectOnReturn: why,
    reductionInYield: why,
    underlying: why,
    rows: [],
  };
}
