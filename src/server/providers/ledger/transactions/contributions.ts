import type { Contributed, ContributionResult, ContributionRow, Contributions } from '#contracts/datasets/gains.ts';
import { contributions as contributionsOf } from '#finance/gains/contribution.ts';
import type { GainEffects } from '#finance/gains/currency-effect.ts';
import type { DailySeries, Period } from '#finance/daily-series.ts';
import { available, type Figure, mapFigure, sumOfFigures, unavailable } from '#finance/figure.ts';
import { type AssetClass, assetClasses } from '#finance/ledger/ledger.ts';
import { valueOfSpan } from '#finance/book/positions-on.ts';
import { holdingKey } from '#finance/book/position-history.ts';
import type { Instrument } from '../../../db/queries/market/instruments.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { dated } from '../days/chosen-period.ts';
import { type HoldingsOverPeriod, getHoldingsOverPeriod, type PortfolioOverPeriod } from '../holdings/holdings-over-period.ts';
import { seriesOn, subjectFigures } from '../subject/subject-figures.ts';
import { type ContributionPart, transferPart } from './transfer-part.ts';

/** Reads the contributions of an account's portfolios together; transactions in other currencies count at the rate of their day. */
export async function contributions(snapshot: Queries, subject: ReportSubject): Promise<Contributions> {
  const figures = await subjectFigures(snapshot, subject);
  const { period, currency } = figures;
  const common = { period: dated(period), currency };
  const known = seriesOn(figures, period.to);
  if (!known.available) return { ...common, result: known };
  if (period.from >= period.to) return { ...common, result: unavailable('one-date') };
  return { ...common, result: resultOf(await getHoldingsOverPeriod(snapshot, figures), { series: known.value, period, currency }) };
}

function resultOf(
  { portfolios, instruments, transfers }: HoldingsOverPeriod,
  measured: { series: DailySeries; period: Period; currency: string },
): Figure<ContributionResult> {
  const { series, period } = measured;
  const parts: ContributionPart[] = [];
  let shared: Pick<ContributionResult, 'charges' | 'total'> | null = null;
  for (const portfolio of portfolios) {
    const figure = partsOf(series, period, portfolio);
    if (!figure.available) return figure;
    parts.push(...figure.value.parts);
    shared = figure.value;
  }
  if (!shared) return unavailable('not-recorded');
  const between = transfers.available ? transferPart(transfers.value, measured) : transfers;
  if (!between.available) return between;
  const rows = rowsOf([...parts, ...between.value], instruments);
  const money = rows.reduce((total, row) => total + row.money, shared.charges.money);
  return available({
    rows,
    classes: classesOf(rows),
    charges: shared.charges,
    total: { money, points: shared.total.points },
  });
}

/** One portfolio's holdings, measured on the segments of the whole; charges and return are the whole's. */
function partsOf(series: DailySeries, period: Period, portfolio: PortfolioOverPeriod) {
  const { spans, markets, gains, effects } = portfolio;
  const figure = contributionsOf(series, period, { spans, gains, valueOf: (span, day) => valueOfSpan(span, markets, day) });
  return mapFigure(figure, ({ rows, charges, points }) => {
    const byHolding = new Map(rows.map((row) => [holdingKey({ ...row, currency: row.currency ?? '' }), row.points]));
    const parts = effects.map((one) => ({ ...one, points: byHolding.get(holdingKey(one.gain)) ?? 0 }));
    return { parts, charges: { money: charges.money.toNumber(), points: charges.points }, total: { money: 0, points } };
  });
}

function rowsOf(parts: readonly ContributionPart[], instruments: HoldingsOverPeriod['instruments']): ContributionRow[] {
  const byHolding = Map.groupBy(parts, ({ gain }) => gain.instrumentId ?? gain.currency);
  return [...byHolding].map(([id, own]) => rowOf(id, own, instruments.get(id))).sort((a, b) => b.points - a.points || b.money - a.money);
}

function rowOf(id: string, own: readonly ContributionPart[], instrument: Instrument | undefined): ContributionRow {
  const add = (of: (part: ContributionPart) => number) => own.reduce((total, part) => total + of(part), 0);
  const effect = (of: keyof GainEffects) => sumOfFigures(own.map(({ effects }) => mapFigure(effects, (both) => both[of])));
  return {
    id,
    name: instrument?.name ?? id,
    assetClass: (instrument?.assetClass ?? 'Cash') as AssetClass,
    opening: add(({ gain }) => gain.opening.toNumber()),
    closing: add(({ gain }) => gain.closing.toNumber()),
    paid: add(({ gain }) => gain.paid.toNumber()),
    received: add(({ gain }) => gain.received.toNumber()),
    income: add(({ gain }) => gain.income.minus(gain.taxes).toNumber()),
    priceEffect: effect('price'),
    currencyEffect: effect('currency'),
    money: add(({ gain }) => gain.gain.toNumber()),
    points: add(({ points }) => points),
  };
}

function classesOf(rows: readonly ContributionRow[]): ContributionResult['classes'] {
  return assetClasses.flatMap((assetClass) => {
    const own = rows.filter((row) => row.assetClass === assetClass);
    return own.length === 0 ? [] : [{ assetClass, holdings: own.length, ...together(own) }];
  });
}

function together(rows: readonly Contributed[]): Contributed {
  return {
    money: rows.reduce((total, { money }) => total + money, 0),
    points: rows.reduce((total, { points }) => total + points, 0),
  };
}
