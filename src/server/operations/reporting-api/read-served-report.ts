import type { ReportQuery } from '#contracts/reports/report-query.ts';
import { servedReportsPolicy } from '#domain/api-client/served-reports-policy.ts';
import type { Account } from '#domain/account/account.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportingProvider, ReportSubject } from '../../providers/reporting-provider.ts';
import type { RequestContext } from '../../request-context.ts';
import { dayWithFigures } from '../reports/report-frame.ts';
import { onDay } from '../reports/report-subject.ts';

/** The account or portfolio that a system asks for: each by our own id, or by the number that the firm's source gave it. */
export interface ServedRequest {
  readonly account: string;
  readonly portfolio?: string;
  readonly query?: ReportQuery;
}

/** The figures of one account, or of one of its portfolios, on the day that was asked for. */
export interface ServedReport {
  readonly provider: ReportingProvider;
  readonly snapshot: Queries;
  readonly subject: ReportSubject & { readonly account: Account };
}

/** The part of the trail that a reading stands under. */
type ServedSection = 'account' | 'portfolio' | 'transactions';

/** @throws AccessRefused `forbidden` for anyone but a system that was granted the scope `read-reports` */
export function requireReportScope({ actor }: Pick<RequestContext, 'actor'>): void {
  if (!servedReportsPolicy.read(actor, {})) throw new AccessRefused('forbidden');
}

/**
 * Answers another system out of the figures of an account or a portfolio, all of one snapshot. Each reading stands in the audit trail of the account.
 *
 * @throws AccessRefused `forbidden`, `account-not-found`, `portfolio-not-found`; AppError `external-id-ambiguous` for a number of two portals
 */
export async function readServedReport<Answer>(
  context: RequestContext,
  { section, ...request }: ServedRequest & { readonly section: ServedSection },
  read: (report: ServedReport) => Promise<Answer>,
): Promise<Answer> {
  requireReportScope(context);
  const { answer, subject } = await context.db.read(async (snapshot) => {
    const provider = context.provider(snapshot, context.actor);
    const found = await findSubject(snapshot, context, request);
    const asOf = dayWithFigures(found, await provider.figureDays(found));
    const report = { provider, snapshot, subject: { ...found, asOf } };
    return { answer: await read(report), subject: found };
  });
  await recordReading(context, subject, section);
  return answer;
}

async function findSubject(snapshot: Queries, context: RequestContext, request: ServedRequest): Promise<ServedReport['subject']> {
  const { actor } = context;
  const account = await findAccount(snapshot, request.account);
  authorize({ policy: servedReportsPolicy, action: 'read', notFound: 'account-not-found' }, actor, account);
  const own = await snapshot.portfolios.ofAccounts([account.id]);
  const portfolio = request.portfolio === undefined ? null : findPortfolio(own, account, request.portfolio);
  if (request.portfolio !== undefined)
    authorize({ policy: servedReportsPolicy, action: 'read', notFound: 'portfolio-not-found' }, actor, portfolio);
  const portal = await snapshot.portals.find(account.portalId);
  if (!portal) throw new AppError('account-not-found');
  const portfolios = portfolio ? [portfolio] : own;
  return { ...onDay(context, request.query ?? {}), portal, account, portfolio, portfolios, isWhole: true };
}

/** @throws AppError `external-id-ambiguous` for a number that the actor sees on two portals */
export async function findAccount(snapshot: Queries, name: string): Promise<Account | null> {
  const own = isId(name) ? await snapshot.accounts.find(name) : null;
  if (own) return own;
  const [numbered, another] = await snapshot.accounts.numbered(name);
  if (another) throw new AppError('external-id-ambiguous', { number: name });
  return numbered ? snapshot.accounts.find(numbered.id) : null;
}

/** Finds one of an account's portfolios. The specification writes its number with that of its client before it, and a dash between them. */
export function findPortfolio(own: readonly Portfolio[], { externalId }: Account, name: string): Portfolio | null {
  return own.find(({ id, externalId: number }) => id === name || number === name || `${externalId}-${number}` === name) ?? null;
}

function recordReading(
  context: RequestContext,
  { account, portal, portfolio }: ServedReport['subject'],
  section: ServedSection,
): Promise<void> {
  return context.db.recordOnly(async ({ audit }) =>
    audit.add({
      action: 'viewed',
      portalId: portal.id,
      accountId: account.id,
      target: { kind: 'page', id: section },
      ...(portfolio ? { after: { info: portfolio.name } } : {}),
    }),
  );
}
