import { href } from 'react-router';
import type { PageId } from '#contracts/ids.ts';
import { delegatedLayout } from '#contracts/reports/delegated-blocks.ts';
import { whoMayOpen } from '#contracts/pages/site-report.ts';
import type { PublishedReport } from '#contracts/reports/published-report.ts';
import type { Report, ReportLayout } from '#contracts/reports/report.ts';
import { sectionOf, listSections } from '#contracts/reports/section-of.ts';
import { accountPolicy, clientRecordsPolicy } from '#domain/account/account.ts';
import { type Actor, isOfTheFirm } from '#domain/actor.ts';
import { accountDocumentsPolicy } from '#domain/document/document.ts';
import { dataHealthPolicy } from '#domain/data-health/data-health-policy.ts';
import { AppError } from '#domain/errors.ts';
import { abilities } from '#domain/policy.ts';
import { portfolioPolicy } from '#domain/portfolio/portfolio.ts';
import { projectionPolicy } from '#domain/projection/projection-policy.ts';
import { addDays, type IsoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../db/queries.ts';
import type { FigureDays, ReportSubject } from '../../providers/reporting-provider.ts';
import { missingExternalId } from './missing-external-id.ts';
import { readInvitationState } from '../invitations/read-invitation-state.ts';
import { readAppendedDocument } from '../portals/portal-document.ts';
import { readFormState } from '../submissions/read-form-state.ts';
import type { RequestContext } from '../../request-context.ts';

interface Placed {
  readonly page: PageId;
  readonly path: string;
  readonly subject: ReportSubject;
  readonly section?: string | undefined;
}

/**
 * All that a report page says beside its datasets: where it stands, and of which day it is, within the days that have figures.
 *
 * @throws AppError `page-not-found` for a section that the page does not have for the actor
 */
export async function reportFrame(
  snapshot: Queries,
  context: Pick<RequestContext, 'variant' | 'today' | 'actor' | 'portal' | 'provider'>,
  { page, path, subject, section }: Placed,
): Promise<Omit<Report, 'datasets'>> {
  const { variant, today, actor } = context;
  const { account, portfolio, portal, query } = subject;
  const days = await context.provider(snapshot, actor).figureDays(subject);
  const shownDay = dayWithFigures(subject, days);
  return {
    page,
    ...shownSection(actor.kind === 'delegate' ? delegatedLayout(variant.reports[page], actor.area) : variant.reports[page], {
      section,
      tab: query.tab,
      hasDocuments: hasDocuments(context, page),
    }),
    shared: actor.kind === 'delegate' ? actor.area : null,
    access: 'full',
    query,
    today,
    path,
    viewAs: viewAsOf(actor, subject),
    keeps: { ...keptFrom(page, context, subject), document: (await appendedTo(snapshot, context, page))?.name ?? null },
    ledger: ledgerOf(actor, { page, path, subject }),
    imports: importsOf(actor, { page, path, subject }),
    projections: projectionsOf(context, subject),
    writes: writesOf(context, subject),
    dataHealth: dataHealthPolicy.read(actor, portal) ? href('/dashboard/:portal/data-health', { portal: portal.id }) : null,
    unit: variant.unit,
    asOf: shownDay,
    portalName: portal.name,
    published: await publishedOf(snapshot, subject, shownDay),
    invitation: await readInvitationState(snapshot, context, account),
    form: await readFormState(snapshot, context, account),
    days,
    account: account && { id: account.id, name: account.name },
    missingExternalId: missingExternalId(actor, subject),
    portfolio: portfolio && { id: portfolio.id, name: portfolio.name },
  };
}

function shownSection(
  layout: ReportLayout,
  asked: { readonly section: string | undefined; readonly tab: string | undefined; readonly hasDocuments: boolean },
) {
  const shown = sectionOf(layout, asked);
  if (!shown) throw new AppError('page-not-found');
  return { ...shown, sections: listSections(layout, asked) };
}

/**
 * Returns true if the page shows the library's documents of its account or portfolio: for those with access to the library, but no
 * delegates.
 */
function hasDocuments({ actor, variant }: Pick<RequestContext, 'actor' | 'variant'>, page: PageId): boolean {
  if (!variant.sections.library || actor.kind === 'delegate' || (page !== 'account' && page !== 'portfolio')) return false;
  return whoMayOpen('library', variant.siteReport) !== 'professional' || isOfTheFirm(actor);
}

/** Returns the portal's document where it can follow the page's report on paper. */
async function appendedTo(snapshot: Queries, { portal, variant }: Pick<RequestContext, 'portal' | 'variant'>, page: PageId) {
  const isPrinted = page === 'account' || page === 'portfolio';
  return isPrinted && variant.sections.library ? readAppendedDocument(snapshot, portal) : null;
}

type Kept = Omit<Report['keeps'], 'document'>;

function keptFrom(page: PageId, context: Pick<RequestContext, 'actor' | 'variant'>, { account, portal }: ReportSubject): Kept {
  const { actor } = context;
  return {
    newClient: page === 'overview' && abilities(clientRecordsPolicy, actor, portal).make,
    lists: page === 'overview' && abilities(clientRecordsPolicy, actor, portal).read,
    account: account !== null && abilities(accountPolicy, actor, account).edit,
    library: account !== null && hasDocuments(context, page) && abilities(accountDocumentsPolicy, actor, account).publish,
  };
}

function ledgerOf(actor: Actor, { page, path, subject: { account, portfolio } }: Placed): string | null {
  if (page !== 'portfolio' || !account || !portfolio) return null;
  return abilities(portfolioPolicy, actor, { account, portfolio }).edit ? `${path}/entry` : null;
}

function importsOf(actor: Actor, placed: Placed): string | null {
  const { portal, account, portfolio } = placed.subject;
  const imports = href('/dashboard/:portal/imports', { portal: portal.id });
  if (placed.page === 'account') return account && abilities(accountPolicy, actor, account).edit ? imports : null;
  return portfolio && ledgerOf(actor, placed) !== null ? `${imports}?portfolio=${portfolio.id}` : null;
}

function viewAsOf(actor: Actor, { account, portal }: ReportSubject): string | null {
  if (!account || !abilities(accountPolicy, actor, account).viewAs) return null;
  return href('/dashboard/:portal/account/:account/view-as', { portal: portal.id, account: account.id });
}

function projectionsOf({ variant, actor }: Pick<RequestContext, 'variant' | 'actor'>, { account, portal }: ReportSubject): string | null {
  if (!account?.externalId || variant.projection === null || !projectionPolicy.read(actor, account)) return null;
  return href('/dashboard/:portal/projections/:projectionId', { portal: portal.id, projectionId: account.externalId });
}

/** A client writes to their advisers, where the firm has messages and keeps them open to clients. */
function writesOf({ variant, actor }: Pick<RequestContext, 'variant' | 'actor'>, { portal }: ReportSubject): string | null {
  if (actor.kind !== 'investor' || !variant.sections.messages) return null;
  if (whoMayOpen('newMessage', variant.siteReport) !== 'memberAsOneself') return null;
  return href('/dashboard/:portal/messages/new', { portal: portal.id });
}

/** Lists the published reports of the portfolio for the day. */
function publishedOf(snapshot: Queries, { account, portfolio, variant }: ReportSubject, asOf: IsoDate): Promise<PublishedReport[]> {
  if (!account || !portfolio) return Promise.resolve([]);
  const { timeZone } = variant;
  return snapshot.publishedReports.ofPortfolio({ accountId: account.id, portfolioId: portfolio.id, asOf, timeZone });
}

/**
 * Returns the day that a page about the subject shows, within the days that have figures. The first of these is the day before the first
 * transaction, when there was nothing yet: unless it was asked for, the day after it is shown.
 */
export function dayWithFigures({ asOf, query }: Pick<ReportSubject, 'asOf' | 'query'>, days: FigureDays | null): IsoDate {
  if (!days) return asOf;
  const { first, last } = days;
  if (asOf > last) return last;
  if (asOf > first) return asOf;
  const next = addDays(first, 1);
  return query.date !== undefined || next > last ? first : next;
}
