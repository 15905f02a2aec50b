import type { Period } from '#finance/daily-series.ts';
import { available, type Figure } from '#finance/figure.ts';
import { dayNumber } from '#finance/iso-date.ts';
import type { FundSpan } from '#finance/private-equity/fund-bridge.ts';
import { committed } from '#finance/private-equity/programme-sums.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { fundValueHistory } from './fund-value-history.ts';
import { allConverted, type PrivateFund, privateFunds } from './private-funds.ts';
import { subjectFigures } from '../subject/subject-figures.ts';

/** A fund over the chosen period, with what was promised by its end. */
export interface ChosenSpan extends FundSpan {
  readonly id: string;
  readonly name: string;
  readonly commitment: Figure;
}

/** A subject's private funds over the period of the page, which ends on the as-of day at the latest. */
export async function fundSpans(
  snapshot: Queries,
  subject: ReportSubject,
): Promise<{ readonly period: Period; readonly currency: string; readonly spans: Figure<ChosenSpan[]> }> {
  const figures = await subjectFigures(snapshot, subject);
  const chosen = figures.period;
  const to = Math.min(chosen.to, figures.asOf);
  const period = { from: Math.min(chosen.from, to), to };
  const { currency } = figures;
  const funds = allConverted(await privateFunds(snapshot, subject));
  if (!funds.available) return { period, currency, spans: funds };
  const valueOn = await fundValueHistory(snapshot, subject);
  return { period, currency, spans: available(funds.value.map((fund) => spanOf(fund, period, valueOn))) };
}

function spanOf(fund: PrivateFund, { from, to }: Period, valueOn: Awaited<ReturnType<typeof fundValueHistory>>): ChosenSpan {
  const { id, name } = fund.instrument;
  return {
    id,
    name,
    flows: fund.position.flows,
    opening: valueOn(from, id),
    closing: valueOn(to, id),
    commitment: committed(fund.commitments.filter(({ day }) => dayNumber(day) <= to)),
  };
}
