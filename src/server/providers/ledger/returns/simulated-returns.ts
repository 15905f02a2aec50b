import type { SimulatedReturns } from '#contracts/datasets/returns.ts';
import type { DailySeries, Period } from '#finance/daily-series.ts';
import { type Figure, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { monthlyReturns } from '#finance/risk/monthly-returns.ts';
import {
  type SimulatedHolding,
  simulatedReturns as simulate,
  type SimulatedReturns as Simulation,
} from '#finance/returns/simulated-returns.ts';
import { netIndex, returnOver } from '#finance/returns/time-weighted-return.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { dated } from '../days/chosen-period.ts';
import { type HeldPositions, heldPositions } from '../holdings/held-positions.ts';
import { simulatedWeights, type WeightedHolding } from '../breakdowns/simulated-weights.ts';
import { seriesOn, subjectFigures } from '../subject/subject-figures.ts';

/**
 * The present weights held through the chosen period, told at month-ends: weights change at month-ends only, so that the
 * prices of those days are all that it takes.
 */
export async function simulatedReturns(snapshot: Queries, subject: ReportSubject): Promise<SimulatedReturns> {
  const figures = await subjectFigures(snapshot, subject);
  const { asOf } = figures;
  const chosen = figures.period;
  const known = seriesOn(figures, chosen.to);
  const weights = await simulatedWeights(snapshot, subject, figures);
  const common = { asOf: isoDate(asOf), basis: weights.basis, hasModel: weights.hasModel };
  const why = known.available ? weights.holdings : known;
  if (!known.available || !weights.holdings.available)
    return { ...common, ...nothing(chosen, why.available ? unavailable('not-recorded') : why) };
  const held = await heldPositions(snapshot, figures);
  const days = closingDays(chosen);
  const holdings = await pricedHoldings(snapshot, { weighted: weights.holdings.value, held });
  const rates = await snapshot.market.rates([figures.currency, ...holdings.map(({ currency }) => currency)]);
  const span = { firstDay: chosen.from, through: chosen.to };
  const simulation = simulate({ holdings, rates, currency: figures.currency, ...span });
  const nameOf = (id: string) => held.instruments.get(id)?.name ?? id;
  if (!simulation.available) return { ...common, ...nothing(chosen, named(simulation, nameOf)) };
  return { ...common, ...shown(simulation.value, known.value, { days, nameOf }) };
}

type Answer = Omit<SimulatedReturns, 'asOf' | 'basis' | 'hasModel'>;

/** The first day, the last days of months, and the last day, as day numbers. */
function closingDays({ from, to }: Period): number[] {
  return [from, ...monthlyReturns(() => unavailable('not-recorded'), { from, to }).map(({ period }) => period.to)];
}

async function pricedHoldings(
  snapshot: Queries,
  { weighted, held }: { weighted: readonly WeightedHolding[]; held: HeldPositions },
): Promise<SimulatedHolding[]> {
  const ids = weighted.flatMap(({ id, isCash }) => (isCash ? [] : [id]));
  const prices = await snapshot.market.prices(ids);
  return weighted.map(({ id, weight, currency, isCash }) => ({
    id,
    weight,
    currency,
    prices: isCash ? null : (prices.get(id) ?? { days: new Int32Array(), prices: new Float64Array() }),
    splits: held.splits.get(id) ?? [],
  }));
}

function shown(
  { index, beginsOn, limitedBy }: Simulation,
  series: DailySeries,
  { days, nameOf }: { days: readonly number[]; nameOf: (id: string) => string },
): Answer {
  const told = days.filter((day) => day >= beginsOn);
  const [from, to] = [told[0] ?? NaN, told.at(-1) ?? NaN];
  const real = netIndex(series);
  const points = told.flatMap((day) => {
    const simulated = returnOver(index, { from, to: day });
    const own = returnOver(real, { from, to: day });
    return simulated.available ? [{ day: isoDate(day), simulated: simulated.value, real: own.available ? own.value : null }] : [];
  });
  return {
    period: dated({ from, to }),
    limitedBy: limitedBy === null ? null : nameOf(limitedBy),
    simulated: from < to ? returnOver(index, { from, to }) : unavailable('one-date'),
    real: from < to ? returnOver(real, { from, to }) : unavailable('one-date'),
    points,
  };
}

function named(figure: Figure<never> | Figure<unknown>, nameOf: (id: string) => string): Figure<never> {
  if (figure.available) return unavailable('not-recorded');
  return figure.subject === undefined ? figure : unavailable(figure.reason, nameOf(figure.subject));
}

function nothing(period: Period, why: Figure<never>): Answer {
  return { period: dated(period), limitedBy: null, simulated: why, real: why, points: [] };
}
