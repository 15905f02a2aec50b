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
export async function readClientsFile(context: RequestContext, request: ReportRequest): Promise<AsyncIterable<ClientBatch>> {
  authorize(asked, context.actor, context.portal);
  const download = { section: 'overview', file: 'my_accounts.csv' } as const;
  return exportList(context, download, () => batches(context, request, (_snapshot, batch) => Promise.resolve(batch)));
}

/**
 * The portfolios of the same clients, of the type that is filtered by alone.
 *
 * @throws AccessRefused as `readClientsFile`
 */
export async function readClientPortfoliosFile(
  context: RequestContext,
  request: ReportRequest,
): Promise<AsyncIterable<readonly ClientPortfolios[]>> {
  authorize(asked, context.actor, context.portal);
  const download = { section: 'overview', file: 'portfolios.csv' } as const;
  return exportList(context, download, () =>
    batches(context, request, (snapshot, { rows }) => portfoliosOf(snapshot, { context, request }, rows)),
  );
}

/** Each batch is of one snapshot. */
async function* batches<Read>(
  context: RequestContext,
  request: ReportRequest,
  read: (snapshot: Queries, batch: ClientBatch) => Promise<Read>,
): AsyncGenerator<Read> {
  for (let page = 1; ; page += 1) {
    const { isLast, value } = await context.db.read(async (snapshot) => {
      const subject = await reportSubject(snapshot, context, { query: { ...request.query, page } });
      const { pageSize, page: _page, ...batch } = await context.provider(snapshot, context.actor).clients({ ...subject, isWhole: true });
      return { isLast: batch.rows.length < pageSize, value: await read(snapshot, batch) };
    });
    yield value;
    if (isLast) return;
  }
}

async function portfoliosOf(
  snapshot: Queries,
  { context, request }: { readonly context: RequestContext; readonly request: ReportRequest },
  clients: readonly ClientRow[],
): Promise<ClientPortfolios[]> {
  const { type, period = defaultPeriods.clients } = request.query;
  const provider = context.provider(snapshot, context.actor);
  const found: ClientPortfolios[] = [];
  for (const client of clients) {
    if (client.portfolioTypes.length === 0) continue;
    const subject = await reportSubject(snapshot, context, { account: client.id, query: { ...request.query, period } });
    const portfolios = await provider.portfolios(subject);
    found.push({ client, portfolios: { ...portfolios, rows: portfolios.rows.filter((row) => !type || row.type === type) } });
  }
  return found;
}
