import { setImmediate as breath } from 'node:timers/promises';
import type { Forecast, ProjectionAssumptions, Start } from '#contracts/reports/projections.ts';
import { paymentsByMonth } from '#domain/projection/planned-payment.ts';
import type { ProjectionTerms } from '#domain/projection/projection.ts';
import { available, type Figure } from '#finance/figure.ts';
import { type Projection, projection } from '#finance/projection/deterministic.ts';
import { afterCharges } from '#finance/projection/lognormal.ts';
import { paidInTodaysMoney } from '#finance/projection/real-growth.ts';
import { type MonteCarlo, monteCarloByYear, probabilityOfReaching } from '#finance/projection/monte-carlo.ts';
import { concurrencyLimit } from '../../concurrency-limit.ts';

/** A forecast takes up to a tenth of a second of a core: one after the other, and of one person two. */
const inTurn = concurrencyLimit({ atOnce: 1, waiting: 24, ofEach: 2 });

/** The number of simulated futures. A year of all of them takes some three milliseconds: docs/decisions/037-projections.md. */
const paths = 5000;

interface Asked {
  readonly terms: ProjectionTerms;
  readonly seed: number;
  readonly start: Start;
  readonly currency: string;
  readonly assumptions: ProjectionAssumptions;
  /** The requester. */
  readonly whose: string;
}

/**
 * Computes the forecast of a projection's terms; unavailable without a value to begin with. Other requests are served between its years.
 *
 * @throws AppError `server-busy` when too many are asked for, or two of one's own are not done
 */
export async function forecastOf({ terms, seed, start, currency, assumptions, whose }: Asked): Promise<Figure<Forecast>> {
  if (!start.value.available || start.day === null) return start.value.available ? noDay() : start.value;
  const startValue = start.value.value + terms.deposit;
  const profile = assumptions.profiles[terms.riskProfile];
  const { years, contribution, escalation, inflation, target } = terms;
  const payments = paymentsByMonth(terms.payments, { startDay: start.day, years });
  const average = projection({
    startValue,
    growth: profile.expectedReturn,
    years,
    contribution,
    timing: 'end',
    escalation: { rate: escalation, isFirstRaised: false },
    payments,
    inflation,
    charges: assumptions.charges,
    monthlyRate: 'effective',
  });
  if (!average.available) return average;
  const net = afterCharges(profile, assumptions.charges);
  const steps = monteCarloByYear({ ...net, startValue, years, contribution, escalation, payments, stepsPerYear: 12, paths, seed });
  if (!steps.available) return steps;
  const drawn = await inTurn(() => withBreaths(steps.value), whose);
  return available({
    currency,
    startDay: start.day,
    startValue: start.value.value,
    terms,
    years: yearsOf(drawn, average.value),
    depletedInMonth: average.value.depletedInMonth,
    probabilityOfLoss: drawn.probabilityOfLoss,
    probabilityOfRealLoss: realLoss(
      drawn,
      average.value.years.map(({ contributed }) => contributed),
      inflation,
    ),
    probabilityOfDepletion: drawn.probabilityOfDepletion,
    probabilityOfTarget: target === null ? null : probabilityOfReaching(drawn, target),
  });
}

function noDay(): never {
  throw new Error('An account has a value and no day of it.');
}

async function withBreaths(steps: Generator<undefined, MonteCarlo>): Promise<MonteCarlo> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await breath();
  }
}

/** Part of the paths that end below what was paid in, both in today's money. */
function realLoss(drawn: MonteCarlo, contributed: readonly number[], inflation: number): number {
  const paidIn = paidInTodaysMoney(contributed, inflation).at(-1) ?? Number.NaN;
  return 1 - probabilityOfReaching(drawn, paidIn * (1 + inflation) ** (drawn.years.length - 1));
}

function yearsOf(drawn: MonteCarlo, average: Projection): Forecast['years'] {
  return drawn.years.map(({ year, quantiles }, at) => ({
    year,
    quantiles,
    mean: average.years[at]?.value ?? Number.NaN,
    contributed: average.years[at]?.contributed ?? Number.NaN,
  }));
}
