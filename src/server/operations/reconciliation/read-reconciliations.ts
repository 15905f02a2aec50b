import type {
  ListedReconciliation,
  OpenedReconciliation,
  ReconciliationList,
  ReconciliationQuery,
  ShownReconciledRow,
} from '#contracts/reconciliations.ts';
import { abilities, authorize } from '#domain/policy.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import { maxStatedRows, reconciliationPolicy, reconciliationsPolicy } from '#domain/reconciliation/reconciliation.ts';
import type { FoundRow } from '../../db/queries/reconciliation-rows.ts';
import type { FoundReconciliation } from '../../db/queries/reconciliations.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordDownload } from '../activity/record-download.ts';
import { findReconciliation } from './find-reconciliation.ts';
import { openPositions } from './open-positions.ts';

const listSize = 50;
const pageSize = 100;

type Asking = Pick<RequestContext, 'actor' | 'db' | 'today' | 'variant'>;

/**
 * The lists of custodians that were compared or wait, the latest day first.
 *
 * @throws AppError `page-not-found`
 */
export async function readReconciliations({ actor, db, today, variant }: Asking, page: number): Promise<ReconciliationList> {
  authorize({ policy: reconciliationsPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  return db.read(async (snapshot) => {
    const { count, rows } = await snapshot.reconciliations.list({ from: (page - 1) * listSize, most: listSize });
    const sources = await snapshot.reconciliations.sources();
    return { rows: rows.map((one) => listed(one, variant.timeZone)), count, page, pageSize: listSize, today, sources };
  });
}

/**
 * One of them: with its columns while it waits, else with a page of both sides.
 *
 * @throws AppError `reconciliation-not-found`
 */
export async function readReconciliation(
  { actor, db, variant }: Asking,
  id: string,
  query: ReconciliationQuery,
): Promise<OpenedReconciliation> {
  return db.read(async (snapshot) => {
    const one = await findReconciliation(snapshot, actor, { id, action: 'read' });
    const show = query.show ?? (one.open > 0 ? 'open' : 'all');
    const page = query.page ?? 1;
    const count = await snapshot.reconciliationRows.countRows(one.id, show);
    const rows = await snapshot.reconciliationRows.rows(one.id, { show, from: (page - 1) * pageSize, most: pageSize });
    const { read: _read, ...may } = abilities(reconciliationPolicy, actor, one);
    return {
      one: listed(one, variant.timeZone),
      positions: one.state === 'draft' ? await openPositions(async (work) => work(snapshot), one, null) : null,
      rowsShown: { show, page, count, pageSize, rows: rows.map((row) => shown(row, variant)) },
      abilities: may,
    };
  });
}

/**
 * Both sides of all rows, for a file of them.
 *
 * @throws AppError `reconciliation-not-found`
 */
export async function readReconciliationFile(
  context: RequestContext,
  id: string,
): Promise<{ one: ListedReconciliation; rows: ShownReconciledRow[] }> {
  const { actor, db, variant } = context;
  const found = await db.read(async (snapshot) => {
    const one = await findReconciliation(snapshot, actor, { id, action: 'read' });
    const rows = await snapshot.reconciliationRows.rows(one.id, { show: 'all', from: 0, most: maxStatedRows * 2 });
    return { one: listed(one, variant.timeZone), rows: rows.map((row) => shown(row, variant)) };
  });
  await recordDownload(context, { section: 'reconciliations', file: 'reconciliation.csv' });
  return found;
}

function listed(one: FoundReconciliation, timeZone: string): ListedReconciliation {
  const { id, day, source, fileName, state, by, createdAt, counts, open, accepted } = one;
  return { id, day, source, fileName, state, by, createdAt: localMoment(createdAt, timeZone), counts, open, accepted };
}

function shown(row: FoundRow, { timeZone, portfolioParameter }: RequestContext['variant']): ShownReconciledRow {
  const { accountId, externalId, portalId, portfolio, portfolioId, client, symbol, security, instrumentId: _id, seenAt, ...rest } = row;
  const isPlaced = accountId !== null && portfolioId !== null && externalId !== null && portalId !== null;
  return {
    ...rest,
    portfolio: isPlaced
      ? {
          name: portfolio ?? '',
          client: client ?? '',
          portal: portalId,
          address: portfolioAddress(portfolioParameter, { id: portfolioId, accountId, externalId }),
        }
      : null,
    security: symbol === null ? null : { symbol, name: security ?? symbol },
    seenAt: seenAt && localMoment(seenAt, timeZone),
  };
}
