import type { Title } from '#contracts/datasets/title.ts';
import type { Account } from '#domain/account/account.ts';
import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import { portfolioNumber } from '#domain/portfolio/portfolio-number.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getAccount } from '../clients/get-account.ts';
import { advisors } from '../clients/advisors.ts';
import { shownDay } from '../days/shown-day.ts';
import { subjectState } from './subject-state.ts';

/** The header of a portfolio's or an account's page: what it is called, who advises it, which day it shows and how fresh that is. */
export async function title(snapshot: Queries, subject: ReportSubject): Promise<Title> {
  const account = getAccount(subject);
  const { portfolio } = subject;
  const benchmarkId = portfolio?.benchmarkId ?? null;
  const [{ problems: _problems, ...freshness }, benchmarks, { rows: people }] = await Promise.all([
    subjectState(snapshot, subject),
    snapshot.market.benchmarks(benchmarkId === null ? [] : [benchmarkId]),
    advisors(snapshot, subject),
  ]);
  return {
    ...(portfolio ? titleOfPortfolio(portfolio) : titleOfAccount(account)),
    accountId: account.id,
    accountName: account.name,
    benchmark: benchmarks.get(benchmarkId ?? '')?.name ?? null,
    advisors: people.map((advisor) => ({ name: advisor.name, title: advisor.title })),
    asOf: shownDay(subject.asOf, freshness.lastDay),
    freshness,
  };
}

type OwnTitle = Omit<Title, 'accountId' | 'accountName' | 'benchmark' | 'advisors' | 'asOf' | 'freshness'>;

/** The fields that an account does not have. */
const noPortfolio = { type: null, riskLevel: null, esgRating: null, region: null, objective: null } as const;

function titleOfPortfolio(portfolio: Portfolio): OwnTitle {
  const { id, name, type, currency, riskLevel, esgRating, region, objective, inception } = portfolio;
  return {
    subject: 'portfolio',
    id,
    name,
    externalId: portfolioNumber(portfolio),
    type,
    currency,
    riskLevel,
    esgRating,
    region,
    objective,
    inception,
  };
}

function titleOfAccount({ id, name, externalId, currency, inception }: Account): OwnTitle {
  return { ...noPortfolio, subject: 'account', id, name, externalId, currency, inception };
}
