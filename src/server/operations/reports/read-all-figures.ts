import { calculationOf } from '#contracts/reports/calculations.ts';
import type { Datasets, ProvidedDatasetId } from '#contracts/datasets.ts';
import type { Period } from '#contracts/datasets/period.ts';
import { type Explanation, type FigureId, figureIds } from '#contracts/reports/figures.ts';
import type { Actor } from '#domain/actor.ts';
import type { Account } from '#domain/account/account.ts';
import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import { type DailyColumn, type DailySeries, numberOrNull } from '#finance/daily-series.ts';
import { dayNumber, type IsoDate, isoDate } from '#finance/iso-date.ts';
import type { Variant } from '#variants/variant.ts';
import type { Queries } from '../../db/queries.ts';
import type { OpenProvider } from '../../providers/registry.ts';
import type { ReportingProvider, ReportSubject } from '../../providers/reporting-provider.ts';

/** Every figure of a portfolio over a period, with what it was made from. */
export interface AllFigures {
  readonly portfolio: Pick<Portfolio, 'id' | 'externalId' | 'name' | 'type' | 'currency'>;
  readonly account: Pick<Account, 'id' | 'externalId' | 'name' | 'currency'>;
  readonly period: Period;
  readonly figures: readonly ExplainedFigure[];
  /** Everything else that the pages show. */
  readonly datasets: Partial<Datasets>;
  /** The evening of each day from the opening one on: what the returns are computed from. */
  readonly days: readonly DayOfFigures[];
}

/** A figure with its calculation; `calculation` is the page of docs/calculations that defines it. */
export interface ExplainedFigure extends Explanation {
  readonly calculation: string;
}

/** Money in the portfolio's currency, indices from the beginning; null = not available. */
export type DayOfFigures = { readonly day: IsoDate } & { readonly [Column in keyof Omit<DailySeries, 'firstDay'>]: number | null };

export interface FiguresRequest {
  readonly variant: Variant;
  readonly provider: OpenProvider;
  readonly actor: Actor;
  readonly account: Account;
  readonly portfolio: Portfolio;
  readonly period: Period;
}

/** The provider's responses beside datasets of a portfolio: about all clients, or about one part named in the query. */
const otherAnswers: Readonly<
  Record<
    Exclude<keyof ReportingProvider, ProvidedDatasetId> | 'clients' | 'foundClients' | 'clientTotals' | 'groups' | 'overviewContent',
    true
  >
> = {
  clients: true,
  foundClients: true,
  clientTotals: true,
  groups: true,
  overviewContent: true,
  figureDays: true,
  explain: true,
  fundData: true,
  holdingData: true,
  contractNote: true,
};

function isAnswered(id: string): id is ProvidedDatasetId {
  return !(id in otherAnswers);
}

/** Asks the provider of the pages everything that it knows of one portfolio: what is added there is printed here. */
export async function readAllFigures(snapshot: Queries, wanted: FiguresRequest): Promise<AllFigures> {
  const { account, portfolio, period } = wanted;
  const provider = wanted.provider(snapshot, wanted.actor);
  const subject = await subjectOf(snapshot, wanted);
  const datasets: Record<string, unknown> = {};
  for (const id of Object.keys(provider).filter(isAnswered)) datasets[id] = await provider[id](subject);
  const figures: ExplainedFigure[] = [];
  for (const id of figureIds) figures.push(await explained(provider, subject, id));
  return {
    portfolio: {
      id: portfolio.id,
      externalId: portfolio.externalId,
      name: portfolio.name,
      type: portfolio.type,
      currency: portfolio.currency,
    },
    account: { id: account.id, externalId: account.externalId, name: account.name, currency: account.currency },
    period,
    figures,
    datasets,
    days: await daysOf(snapshot, wanted),
  };
}

async function subjectOf(snapshot: Queries, { variant, account, portfolio, period }: FiguresRequest): Promise<ReportSubject> {
  const portal = await snapshot.portals.find(account.portalId);
  if (!portal) throw new Error(`The portal of ${account.name} is gone.`);
  const query = { ...period, transactions: 'all' as const };
  return { variant, portal, account, portfolio, portfolios: [portfolio], asOf: period.to, defaultDay: period.to, query, isWhole: true };
}

async function explained(provider: ReportingProvider, subject: ReportSubject, figure: FigureId): Promise<ExplainedFigure> {
  return { ...(await provider.explain(subject, figure)), calculation: calculationOf[figure] };
}

async function daysOf(snapshot: Queries, { account, portfolio, period }: FiguresRequest): Promise<DayOfFigures[]> {
  const [firstDay, lastDay] = [dayNumber(period.from), dayNumber(period.to)];
  const stored = await snapshot.dailySeries.read({ accountId: account.id, subjectIds: [portfolio.id], firstDay, lastDay });
  const series = stored.get(portfolio.id)?.series;
  if (!series) return [];
  const { firstDay: begins, unpriced: _unpriced, ...columns } = series;
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, at) => firstDay + at);
  return days
    .filter((day) => day >= begins && day < begins + series.value.length)
    .map((day) => ({ day: isoDate(day), ...valuesOf(columns, day - begins) }));
}

function valuesOf(columns: Pick<DailySeries, DailyColumn>, at: number) {
  const entries = Object.entries(columns).map(([name, column]) => [name, numberOrNull(column[at] ?? NaN)] as const);
  return Object.fromEntries(entries) as Omit<DayOfFigures, 'day'>;
}

/** A portfolio that a person named, with the days of its figures. */
export interface FoundPortfolio {
  readonly account: Account;
  readonly portfolio: Portfolio;
  readonly days: { readonly first: IsoDate; readonly last: IsoDate };
}

/**
 * The portfolio with this id, ours or the source's.
 *
 * @throws Error in words for the terminal when there is none, more than one, or one without figures.
 */
export async function findPortfolio(snapshot: Queries, name: string): Promise<FoundPortfolio> {
  const [portfolio, ...others] = await snapshot.portfolios.named(name);
  if (!portfolio) throw new Error(`There is no portfolio ${name}.`);
  if (others.length > 0) {
    const ids = [portfolio, ...others].map(({ id }) => id).join(', ');
    throw new Error(`Several portfolios are called ${name}. Choose one by its id: ${ids}.`);
  }
  const account = await snapshot.accounts.find(portfolio.accountId);
  const days = await snapshot.figureStates.days(portfolio.accountId, portfolio.id);
  if (!account || !days) throw new Error(`Portfolio ${name} has no figures yet.`);
  return { account, portfolio, days };
}

/**
 * The period that is wanted, within the days that have figures.
 *
 * @throws Error in words for the terminal when it is not.
 */
export function getRequestedPeriod(
  { days: { first, last } }: Pick<FoundPortfolio, 'days'>,
  { from, to }: { readonly from: IsoDate | null; readonly to: IsoDate | null },
): Period {
  const period = { from: from ?? first, to: to ?? last };
  if (period.from < first) throw new Error(`The figures start on ${first}. Choose that day or a later one.`);
  if (period.to > last) throw new Error(`The figures end on ${last}. Choose that day or an earlier one.`);
  if (period.from >= period.to) throw new Error(`The period is empty. Choose a start and a later end from ${first} to ${last}.`);
  return period;
}
