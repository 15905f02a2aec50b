import type { PrivateEquity, PrivateEquityFigures } from '#contracts/datasets/private-equity.ts';
import { isoDate, yearOfDay } from '#finance/iso-date.ts';
import { fundYears } from '#finance/private-equity/fund-years.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { fundValueHistory } from './fund-value-history.ts';
import { fundLine, programmeLine } from './private-equity-figures.ts';
import { committedOn, privateFunds } from './private-funds.ts';
import { subjectFigures } from '../subject/subject-figures.ts';

export async function privateEquity(snapshot: Queries, subject: ReportSubject): Promise<PrivateEquity> {
  const figures = await subjectFigures(snapshot, subject);
  const funds = await privateFunds(snapshot, subject);
  const flows = funds.flatMap(({ position }) => position.flows);
  const firstCall = Math.min(...flows.filter(({ kind }) => kind === 'call').map(({ day }) => day));
  const total = programmeLine(funds, figures.asOf);
  const valueOn = await fundValueHistory(snapshot, subject);
  return {
    asOf: isoDate(figures.asOf),
    currency: figures.currency,
    since: Number.isFinite(firstCall) ? yearOfDay(firstCall) : null,
    latestReport: total.reportedOn,
    total,
    funds: funds.map((fund) => ({
      ...fundLine(fund, figures.asOf),
      id: fund.instrument.id,
      name: fund.instrument.name,
      committedOn: committedOn(fund),
    })),
    years: funds.every(({ isConverted }) => isConverted) ? fundYears(flows, figures.asOf, valueOn) : [],
  };
}

/** The figures of each private fund among the holdings, by the fund's id. */
export async function privateEquityByHolding(snapshot: Queries, subject: ReportSubject): Promise<Map<string, PrivateEquityFigures>> {
  const { asOf } = await subjectFigures(snapshot, subject);
  const funds = await privateFunds(snapshot, subject);
  return new Map(funds.map((fund) => [fund.instrument.id, fundLine(fund, asOf)]));
}
