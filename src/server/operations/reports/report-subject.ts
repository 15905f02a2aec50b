import { portfoliosWithout, type ReportQuery } from '#contracts/reports/report-query.ts';
import { accountPolicy } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { addressedPortfolio } from '#domain/portfolio/portfolio-address.ts';
import { type Portfolio, portfolioPolicy, reducedPortfolioPolicy } from '#domain/portfolio/portfolio.ts';
import { type IsoDate, previousWorkday } from '#finance/iso-date.ts';
import { previousMonthEnd } from '#finance/period.ts';
import type { Variant } from '#variants/variant.ts';
import type { Queries } from '../../db/queries.ts';
import type { Portal } from '../../db/queries/portals/portals.ts';
import type { ReportSubject } from '../../providers/reporting-provider.ts';
import type { RequestContext } from '../../request-context.ts';

/** The subject of a report: an account by its id, a portfolio by its part of the address, or neither for the overview. */
export interface ReportRequest {
  /** True if the response is reduced to what a delegate may see, when one asks (`read-report-page.ts`): otherwise they need everything. */
  readonly isReduced?: true;
  readonly account?: string;
  readonly portfolio?: string;
  /** The part of its page, as the address names it. */
  readonly section?: string;
  readonly query: ReportQuery;
}

/**
 * The subject of a report, once the policies of its account and portfolio have let the actor in.
 *
 * @throws AppError `account-not-found` or `portfolio-not-found`, the same for what does not exist and for what may not be read.
 */
export async function reportSubject(snapshot: Queries, context: RequestContext, request: ReportRequest): Promise<ReportSubject> {
  const portal = portalOf(context);
  const about = await subjectOf(snapshot, context, request);
  const { account, portfolio } = about;
  if (account && account.portalId !== portal.id) throw new AppError(portfolio ? 'portfolio-not-found' : 'account-not-found');
  const portfolios = portfolio ? about.portfolios : counted(about.portfolios, portfoliosWithout(request.query));
  const isPart = portfolios.length < about.portfolios.length;
  return { ...onDay(context, request.query), portal, ...about, portfolios, isPart };
}

/** The day that a query asks for, and what it is chosen from. */
export function onDay(
  context: Pick<RequestContext, 'variant' | 'today' | 'signedIn' | 'portal'>,
  query: ReportQuery,
): Pick<ReportSubject, 'variant' | 'asOf' | 'defaultDay' | 'query'> {
  const { variant, today } = context;
  const defaultDay = defaultDayOf(variant, today);
  return { variant, asOf: asOfDay(context, query, defaultDay), defaultDay, query };
}

/** The portfolios but for those that do not count; all of them where none would be left. */
function counted(portfolios: readonly Portfolio[], without: readonly string[]): readonly Portfolio[] {
  const left = portfolios.filter(({ id }) => !without.includes(id));
  return left.length === 0 ? portfolios : left;
}

/** The day that a page is about: chosen in the address, else chosen earlier on this portal, else the variant's default; never in the future. */
function asOfDay(
  { today, signedIn, portal }: Pick<RequestContext, 'today' | 'signedIn' | 'portal'>,
  { date }: ReportQuery,
  defaultDay: IsoDate,
): IsoDate {
  const remembered = portal ? signedIn?.session.asOf[portal.id] : undefined;
  const wanted = date ?? remembered ?? defaultDay;
  return wanted < today ? wanted : today;
}

function defaultDayOf({ defaultAsOf }: Variant, today: IsoDate): IsoDate {
  return defaultAsOf === 'previous-workday' ? previousWorkday(today) : previousMonthEnd(today);
}

function portalOf({ portal }: RequestContext): Portal {
  if (!portal) throw new Error('A report was asked for outside a portal.');
  return portal;
}

async function subjectOf(
  snapshot: Queries,
  { actor, variant }: RequestContext,
  request: ReportRequest,
): Promise<Pick<ReportSubject, 'account' | 'portfolio' | 'portfolios'>> {
  if (request.portfolio !== undefined) {
    const id = addressedPortfolio(variant.portfolioParameter, request.portfolio);
    const [portfolio, account] = id ? await Promise.all([snapshot.portfolios.find(id), snapshot.accounts.ofPortfolio(id)]) : [];
    const both = portfolio && account ? { portfolio, account, portfolios: [portfolio] } : null;
    const policy = request.isReduced ? reducedPortfolioPolicy : portfolioPolicy;
    authorize({ policy, action: 'read', notFound: 'portfolio-not-found' }, actor, both);
    return both;
  }
  if (request.account === undefined) return { account: null, portfolio: null, portfolios: [] };
  const account = isId(request.account) ? await snapshot.accounts.find(request.account) : null;
  authorize({ policy: accountPolicy, action: 'read', notFound: 'account-not-found' }, actor, account);
  return { account, portfolio: null, portfolios: await snapshot.portfolios.ofAccounts([account.id]) };
}
