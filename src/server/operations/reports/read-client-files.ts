import type { ClientRow, Clients, Portfolios } from '#contracts/datasets/lists.ts';
import { defaultPeriods } from '#contracts/reports/report-choices.ts';
import { clientRecordsPolicy } from '#domain/account/account.ts';
import { authorize } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { exportList } from '../exports/export-list.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

/** Some clients of the list, as they stand in it, with the day of its figures. */
export type ClientBatch = Omit<Clients, 'page' | 'pageSize'>;

/** The portfolios of one of them. */
export interface ClientPortfolios {
  readonly client: ClientRow;
  readonly portfolios: Portfolios;
}

const asked = { policy: clientRecordsPolicy, action: 'read', notFound: 'page-not-found' } as const;

/**
 * All clients that pass the filters of the overview, in its order, in batches for a file that may be long: no more than one batch is held
 * at a time. Told as a download before the first of it.
 *
 * @throws AccessRefused `page-not-found` for clients; AppError as `exportList`
 */
export async function readClientsFile(visit: RequestContext, request: ReportRequest): Promise<AsyncIterable<ClientBatch>> {
  authorize(asked, visit.actor, visit.portal);
  const download = { section: 'overview', file: 'my_accounts.csv' } as const;
  return exportList(visit, download, () => batches(visit, request, (_snapshot, batch) => Promise.resolve(batch)));
}

/**
 * The portfolios of the same clients, of the type that is filtered by alone.
 *
 * @throws AccessRefused as `readClientsFile`
 */
export async function readClientPortfoliosFile(
  visit: RequestContext,
  request: ReportRequest,
): Promise<AsyncIterable<readonly ClientPortfolios[]>> {
  authorize(asked, visit.actor, visit.portal);
  const download = { section: 'overview', file: 'portfolios.csv' } as const;
  return exportList(visit, download, () =>
    batches(visit, request, (snapshot, { rows }) => portfoliosOf(snapshot, { visit, request }, rows)),
  );
}

/** Each batch is of one snapshot. */
async function* batches<Read>(
  visit: RequestContext,
  request: ReportRequest,
  read: (snapshot: Queries, batch: ClientBatch) => Promise<Read>,
): AsyncGenerator<Read> {
  for (let page = 1; ; page += 1) {
    const { isLast, value } = await visit.db.read(async (snapshot) => {
      const subject = await reportSubject(snapshot, visit, { query: { ...request.query, page } });
      const { pageSize, page: _page, ...batch } = await visit.provider(snapshot, visit.actor).clients({ ...subject, isWhole: true });
      return { isLast: batch.rows.length < pageSize, value: await read(snapshot, batch) };
    });
    yield value;
    if (isLast) return;
  }
}

async function portfoliosOf(
  snapshot: Queries,
  { visit, request }: { readonly visit: RequestContext; readonly request: ReportRequest },
  clients: readonly ClientRow[],
): Promise<ClientPortfolios[]> {
  const { type, period = defaultPeriods.clients } = request.query;
  const provider = visit.provider(snapshot, visit.actor);
  const found: ClientPortfolios[] = [];
  for (const client of clients) {
    if (client.portfolioTypes.length === 0) continue;
    const subject = await reportSubject(snapshot, visit, { account: client.id, query: { ...request.query, period } });
    const portfolios = await provider.portfolios(subject);
    found.push({ client, portfolios: { ...portfolios, rows: portfolios.rows.filter((row) => !type || row.type === type) } });
  }
  return found;
}
