import type { PortfolioDetails, PortfolioYear } from '#contracts/datasets/accounts.ts';
import { portfolioNumber } from '#domain/portfolio/portfolio-number.ts';
import { dayNumber, isoDate, yearOfDay } from '#finance/iso-date.ts';
import { valueWithoutCash } from '#finance/ledger/value-without-cash.ts';
import { committed } from '#finance/private-equity/programme-sums.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { fundValueHistory } from '../private-equity/fund-value-history.ts';
import { seriesFigure } from './headline-figures.ts';
import { heldPositions } from '../holdings/held-positions.ts';
import { holdingRows } from '../holdings/holding-rows.ts';
import { pageCurrency } from './page-currency.ts';
import { computePooledFigures } from '../private-equity/private-equity-figures.ts';
import { privateFunds, type PrivateFund } from '../private-equity/private-funds.ts';
import { seriesOn, type SubjectFigures, subjectFigures } from './subject-figures.ts';

export async function portfolioDetails(snapshot: Queries, subject: ReportSubject): Promise<PortfolioDetails> {
  const figures = await subjectFigures(snapshot, subject);
  const { asOf } = figures;
  const funds = await privateFunds(snapshot, subject);
  const held = holdingRows(await heldPositions(snapshot, figures), await pageCurrency(snapshot, figures));
  const known = seriesOn(figures, asOf);
  return {
    ...(await entityOf(snapshot, subject)),
    id: figures.subjectId,
    accountId: figures.account.id,
    currency: figures.currency,
    asOf: isoDate(asOf),
    value: seriesFigure('value', figures, { from: asOf, to: asOf }),
    marketValue: known.available ? valueWithoutCash(held) : known,
    charges: seriesFigure('charges', figures, figures.period),
    funds: computePooledFigures(funds, asOf),
    numberOfInvestments: funds.filter(({ position }) => position.flows.some(({ kind }) => kind === 'call')).length,
    years: await yearsOf(snapshot, subject, figures),
  };
}

type Entity = Pick<PortfolioDetails, 'name' | 'externalId' | 'type' | 'region' | 'inception' | 'objective' | 'riskLevel' | 'esgRating'>;

async function entityOf(snapshot: Queries, { account, portfolio }: ReportSubject): Promise<Entity> {
  const stored = portfolio && (await snapshot.portfolios.find(portfolio.id));
  if (!stored) return ofAccount(account);
  const { name, type, region, inception, objective, riskLevel, esgRating } = stored;
  return { name, externalId: portfolioNumber(stored), type, region, inception, objective, riskLevel, esgRating };
}

/** All portfolios as one have a name and a beginning, and of the rest nothing in common. */
function ofAccount(account: ReportSubject['account']): Entity {
  const { name = '', externalId = null, inception = null } = account ?? {};
  return { name, externalId, type: null, region: null, inception, objective: null, riskLevel: null, esgRating: null };
}

/** From the year of the first transaction to the as-of day. */
async function yearsOf(snapshot: Queries, subject: ReportSubject, figures: SubjectFigures): Promise<PortfolioYear[]> {
  const { series, asOf } = figures;
  if (!series || asOf <= series.firstDay) return [];
  const first = yearOfDay(series.firstDay + 1);
  const ends = Array.from({ length: yearOfDay(asOf) - first + 1 }, (_, step) => Math.min(dayNumber(`${first + step}-12-31`), asOf));
  const fundsAt = await fundsOn(snapshot, subject);
  return ends.map((day) => ({
    day: isoDate(day),
    value: seriesFigure('value', { ...figures, asOf: day }, { from: day, to: day }),
    funds: computePooledFigures(fundsAt(day), day),
  }));
}

/** A subject's private funds as they stood at the end of any day up to the as-of day: those promised to or paid into by then. */
async function fundsOn(snapshot: Queries, subject: ReportSubject): Promise<(day: number) => PrivateFund[]> {
  const funds = await privateFunds(snapshot, subject);
  const valueOn = await fundValueHistory(snapshot, subject);
  return (day) =>
    funds.flatMap((fund) => {
      const commitments = fund.commitments.filter((one) => dayNumber(one.day) <= day);
      const flows = fund.position.flows.filter((flow) => flow.day <= day);
      if (commitments.length === 0 && flows.length === 0) return [];
      const position = { flows, commitment: committed(commitments), value: valueOn(day, fund.instrument.id) };
      return [{ ...fund, commitments, position }];
    });
}
