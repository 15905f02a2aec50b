import type { ConcernedPortfolios, DataHealth, DataHealthFile, HealthFinding, WarnedTransaction } from '#contracts/reports/data-health.ts';
import type { DataHealthQuery } from '#contracts/reports/data-health-query.ts';
import { dataHealthPolicy } from '#domain/data-health/data-health-policy.ts';
import { type FindingKind, findingKinds, findingSeverities, type FindingSeverity } from '#domain/data-health/finding.ts';
import { importWarningKinds } from '#domain/data-health/import-warning.ts';
import { abilities, authorize } from '#domain/policy.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import { pricePolicy } from '#domain/price/price.ts';
import type { ConcernedQuery, FoundWarning } from '../../db/queries/clients/portfolio-health.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordDownload } from '../activity/record-download.ts';
import { recordView } from '../activity/record-view.ts';
import { allFindings, type FoundFinding } from './all-findings.ts';

const pageSize = 50;
const portfoliosShown = 20;
/** Transactions with a warning: below a portfolio, and in a file. */
const warningsShown = 20;
const allWarnings = { portfolioIds: null, kind: null, maxEach: 20_000, most: 20_000 };

/**
 * The health of the data behind all portfolios of the current portal that its actor may see, one page of it.
 *
 * @throws AppError `page-not-found` for whom it is not meant.
 */
export async function readDataHealth(context: RequestContext, query: DataHealthQuery): Promise<DataHealth> {
  const health = await healthOf(context, { query, rows: pageSize });
  recordView(context, { section: 'data-health' });
  return health;
}

/** As `readDataHealth`, all findings that pass the filters on one page: for what leaves the product. */
export async function readDataHealthFile(context: RequestContext, query: DataHealthQuery): Promise<DataHealthFile> {
  const health = await healthOf(context, { query: { ...query, page: 1 }, rows: Infinity });
  const warned = new Set<FindingKind>(health.rows.map(({ kind }) => kind));
  const wanted = { portalId: context.portal?.id ?? '', currency: context.variant.currency, ...allWarnings };
  const warnings = importWarningKinds.some((kind) => warned.has(kind))
    ? await context.db.read((snapshot) => snapshot.portfolioHealth.warnings(wanted))
    : [];
  await recordDownload(context, { section: 'data-health', file: 'data-health.csv' });
  return { ...health, warnings: warnings.filter(({ kind }) => warned.has(kind)) };
}

async function healthOf(context: RequestContext, { query, rows }: { query: DataHealthQuery; rows: number }): Promise<DataHealth> {
  authorize({ policy: dataHealthPolicy, action: 'read', notFound: 'page-not-found' }, context.actor, context.portal);
  const { portal, variant, actor } = context;
  const wanted = { portalId: portal?.id ?? '', currency: variant.currency };
  return context.db.read(async (snapshot) => {
    const overall = await snapshot.portfolioHealth.overall(wanted);
    const findings = await allFindings(snapshot, overall);
    const severe = findings.filter(({ severity }) => !query.severity || severity === query.severity);
    const found = severe.filter(({ kind }) => !query.kind || kind === query.kind).sort(theWorstFirst);
    const page = query.page ?? 1;
    const open = findings.find(({ id }) => id === query.finding);
    return {
      asOf: overall.day,
      currency: variant.currency,
      query,
      counts: countsOf(findings),
      kinds: kindsOf(severe),
      count: found.length,
      rows: (rows === Infinity ? found : found.slice((page - 1) * rows, page * rows)).map(shown),
      page,
      pageSize,
      abilities: abilities(pricePolicy, actor, {}),
      opened: open ? await openedOf(snapshot, context, { open, page: query.portfolios ?? 1 }) : null,
    };
  });
}

function theWorstFirst(a: HealthFinding, b: HealthFinding): number {
  const bySeverity = findingSeverities.indexOf(a.severity) - findingSeverities.indexOf(b.severity);
  return bySeverity || Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0) || b.portfolios - a.portfolios || (a.id < b.id ? -1 : 1);
}

function countsOf(findings: readonly HealthFinding[]): Record<FindingSeverity, number> {
  const counts = { wrong: 0, missing: 0, doubtful: 0, cosmetic: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** In the order of their severity. */
function kindsOf(findings: readonly HealthFinding[]): DataHealth['kinds'] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind);
  return findingKinds.flatMap((kind) => (byKind.has(kind) ? [{ kind, count: byKind.get(kind)?.length ?? 0 }] : []));
}

function shown({ subject: _subject, instrumentId: _instrument, benchmarkIds: _benchmarks, ...finding }: FoundFinding): HealthFinding {
  return finding;
}

async function openedOf(
  snapshot: Queries,
  { portal, variant }: RequestContext,
  { open, page }: { open: FoundFinding; page: number },
): Promise<ConcernedPortfolios> {
  const { id, kind, subject, instrumentId, benchmarkIds } = open;
  const wanted = {
    portalId: portal?.id ?? '',
    currency: variant.currency,
    kind,
    subject,
    instrumentId,
    benchmarkIds,
    timeZone: variant.timeZone,
  };
  const rows = await snapshot.portfolioHealth.concerned({ ...wanted, page, pageSize: portfoliosShown });
  const warnings = await warningsOf(snapshot, wanted, rows);
  return {
    finding: id,
    page,
    pageSize: portfoliosShown,
    rows: rows.map(({ accountId, externalId, ...row }) => ({
      ...row,
      warnings: (warnings.get(row.id) ?? []).map(shownWarning),
      warningCount: warnings.get(row.id)?.[0]?.count ?? 0,
      address: portfolioAddress(variant.portfolioParameter, { id: row.id, accountId, externalId }),
    })),
  };
}

/** Returns the transactions behind a finding that is an import warning, for the portfolios shown. */
async function warningsOf(
  snapshot: Queries,
  { kind, ...wanted }: Pick<ConcernedQuery, 'portalId' | 'currency' | 'kind'>,
  portfolios: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, readonly FoundWarning[]>> {
  if (!importWarningKinds.some((each) => each === kind)) return new Map();
  const portfolioIds = portfolios.map(({ id }) => id);
  const most = warningsShown * portfoliosShown;
  const found = await snapshot.portfolioHealth.warnings({ ...wanted, kind, portfolioIds, maxEach: warningsShown, most });
  return Map.groupBy(found, ({ portfolioId }) => portfolioId);
}

function shownWarning({ transactionId, day, type, symbol, recorded, expected, currency, own }: FoundWarning): WarnedTransaction {
  return { transactionId, day, type, symbol, recorded, expected, currency, own };
}
