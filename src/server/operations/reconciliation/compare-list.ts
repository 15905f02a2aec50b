import type { ReconciliationCounts } from '#contracts/reconciliations.ts';
import { idOfActor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ReadPosition } from '#domain/reconciliation/read-position.ts';
import { foldedAccount } from '#domain/reconciliation/recognise.ts';
import { type LedgerPosition, reconcile, type Reconciled, type ReconciledRow } from '#domain/reconciliation/reconcile.ts';
import { rowOutcomes } from '#domain/reconciliation/reconciliation.ts';
import { decimal, zero } from '#finance/decimal.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { concurrencyLimit } from '../../concurrency-limit.ts';
import type { Queries } from '../../db/queries.ts';
import type { NamedPortfolio, RowToKeep } from '../../db/queries/reconciliation-rows.ts';
import type { RequestContext } from '../../request-context.ts';
import { findReconciliation } from './find-reconciliation.ts';
import { contentOfList, openPositions } from './open-positions.ts';
import { readPositionForm } from './position-form.ts';
import { readPositions } from './read-positions.ts';

/** A list is read whole. */
const inTurn = concurrencyLimit({ atOnce: 1, waiting: 10, ofEach: 3, longestWait: 20_000 });

/**
 * Reads a list as someone has explained it, compares it with the ledger at the end of its day, and keeps both sides. What older lists of the
 * same source left open of the same portfolios is answered by this one.
 *
 * @throws AppError `form-not-understood`, `reconciliation-not-found`, `forbidden`, `reconciliation-incomplete`, `server-busy` where its turn does not come or whoever asked is gone, and as `readPositions` does
 */
export async function compareList(
  { actor, db, variant }: Pick<RequestContext, 'actor' | 'db' | 'variant'>,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<void> {
  const form = readPositionForm(fields);
  if (!form || !('userId' in actor)) throw new AppError('form-not-understood');
  const before = await db.read((snapshot) => findReconciliation(snapshot, actor, { id, action: 'compare' }));
  const { format, encoding, separator, mapping, gaps } = await openPositions((work) => db.read(work), before, form);
  if (gaps.length > 0) throw new AppError('reconciliation-incomplete');
  const shape = { format, encoding, separator };
  const stated = await inTurn(
    () =>
      readPositions(
        contentOfList((work) => db.read(work), { ...before, signal }),
        shape,
        mapping,
      ),
    idOfActor(actor),
    signal,
  );
  await db.write(async (tx) => {
    await tx.reconciliations.lock(before.id);
    const { day, source } = await findReconciliation(tx, actor, { id, action: 'compare' });
    const named = await portfoliosIn(tx, stated);
    const compared = await bothSides(tx, { day, stated, named, hasCash: variant.settlement === 'cash' });
    const counts = countsOf(compared);
    await tx.reconciliationRows.addRows(before.id, rowsToKeep(compared, named));
    await tx.reconciliationRows.replaceOlder(before.id, placedIn(compared));
    await tx.reconciliations.compared(before.id, { mapping, encoding, separator, counts, by: actor.userId });
    await tx.reconciliations.forgetContent(before.id);
    const target = { kind: 'reconciliation', id: before.id } as const;
    tx.audit.add({ action: 'reconciliation-compared', target, after: { day, source, file: before.fileName, ...counts.outcomes } });
  });
}

async function portfoliosIn(tx: Queries, stated: readonly ReadPosition[]): Promise<NamedPortfolio[]> {
  const accounts = stated.map((row) => foldedAccount(row.kind === 'stated' ? row.position.account : row.row.account));
  return tx.reconciliationRows.portfolios([...new Set(accounts)]);
}

interface ToCompare {
  readonly day: IsoDate;
  readonly stated: readonly ReadPosition[];
  readonly named: readonly NamedPortfolio[];
  /** True if the firm's portfolios have cash. Private equity is settled with the investor. */
  readonly hasCash: boolean;
}

async function bothSides(tx: Queries, { day, stated, named, hasCash }: ToCompare): Promise<Reconciled> {
  const securities = stated.flatMap((row) => (row.kind === 'stated' && row.position.security ? [row.position.security] : []));
  const all = (part: 'isin' | 'sedol' | 'symbol') => [...new Set(securities.flatMap((one) => one[part]?.toUpperCase() ?? []))];
  return reconcile({
    stated,
    portfolios: named,
    securities: await tx.reconciliationRows.securities({ isins: all('isin'), sedols: all('sedol'), symbols: all('symbol') }),
    ledger: [...(await unitsOf(tx, named, day)), ...(hasCash ? await cashOf(tx, named, day) : [])],
  });
}

async function unitsOf(tx: Queries, named: readonly NamedPortfolio[], day: IsoDate): Promise<LedgerPosition[]> {
  const held = await tx.heldUnits.ofSeveral(
    named.map(({ id, accountId }) => ({ accountId, portfolioId: id })),
    day,
  );
  const moved = await tx.reconciliationRows.unsettled(named, day);
  const unsettled = new Map(moved.map(({ portfolioId, instrumentId, units }) => [`${portfolioId} ${instrumentId}`, decimal(units)]));
  return [...held].flatMap(([portfolioId, ofPortfolio]) =>
    [...ofPortfolio].map(([instrumentId, { units, isCounted }]) => ({
      portfolioId,
      instrumentId,
      currency: null,
      units: isCounted ? units : null,
      unsettled: unsettled.get(`${portfolioId} ${instrumentId}`) ?? zero,
    })),
  );
}

async function cashOf(tx: Queries, named: readonly NamedPortfolio[], day: IsoDate): Promise<LedgerPosition[]> {
  const rows = await tx.reconciliationRows.cash(named, day);
  return rows.map(({ portfolioId, currency, balance, unsettled }) => ({
    portfolioId,
    instrumentId: null,
    currency,
    units: decimal(balance),
    unsettled: decimal(unsettled),
  }));
}

function isBreak({ outcome, isUnsettled }: ReconciledRow): boolean {
  return outcome !== 'agrees' && !isUnsettled;
}

function placedIn({ rows }: Reconciled): string[] {
  return [...new Set(rows.flatMap(({ portfolioId }) => portfolioId ?? []))];
}

function rowsToKeep({ rows }: Reconciled, named: readonly NamedPortfolio[]): RowToKeep[] {
  const accounts = new Map(named.map(({ id, accountId }) => [id, accountId]));
  return rows
    .map((row): RowToKeep => ({
      ...row,
      accountId: row.portfolioId === null ? null : (accounts.get(row.portfolioId) ?? null),
      status: isBreak(row) ? 'open' : null,
    }))
    .toSorted(byAccount);
}

function byAccount(a: ReconciledRow, b: ReconciledRow): number {
  if (a.account !== b.account) return a.account < b.account ? -1 : 1;
  return (a.line ?? Infinity) - (b.line ?? Infinity) || 0;
}

function countsOf({ rows, hasCash }: Reconciled): ReconciliationCounts {
  const outcomes = Object.fromEntries(
    rowOutcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
  ) as ReconciliationCounts['outcomes'];
  return {
    outcomes,
    unsettled: rows.filter(({ isUnsettled }) => isUnsettled).length,
    portfolios: new Set(rows.flatMap(({ portfolioId }) => portfolioId ?? [])).size,
    hasCash,
  };
}
