import { type Decimal, zero } from '#finance/decimal.ts';
import { computeEffect, unitsAfter } from '#finance/ledger/entry-effect.ts';
import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import { sortEntries } from '#finance/ledger/ordered-entries.ts';
import { ledgerEntry } from '../../db/ledger-entry.ts';
import type { Queries } from '../../db/queries.ts';
import type { HeldQuery } from '../../db/queries/figures/units-in-book.ts';

/** After all that was booked on a security since so many units of it were held. */
function heldAfter(before: Decimal, entries: readonly LedgerEntry[]): Decimal {
  return sortEntries(entries).reduce((units, entry) => {
    const { holding } = computeEffect(entry, 'cash');
    return holding ? unitsAfter(units, holding) : units;
  }, before);
}

/**
 * The units of each of some securities that a portfolio holds at the end of a day, as if one of its transactions were not there. Of the ledger
 * only what the stored book does not have yet is read.
 *
 * @returns by security, of all that are asked for
 */
export async function getUnitsOnDay(
  snapshot: Pick<Queries, 'transactions' | 'unitsInBook'>,
  query: HeldQuery,
): Promise<Map<string, Decimal>> {
  const { accountId, portfolioId, instrumentIds, day, without } = query;
  if (instrumentIds.length === 0) return new Map();
  const { through, units } = await snapshot.unitsInBook.on(query);
  const ledger = { accountId, portfolioIds: [portfolioId], through: day };
  const later = through === day ? [] : await snapshot.transactions.ofInstruments(ledger, instrumentIds, through);
  const booked = Map.groupBy(
    later.filter(({ id }) => id !== without),
    ({ instrumentId }) => instrumentId,
  );
  return new Map(instrumentIds.map((id) => [id, heldAfter(units.get(id) ?? zero, (booked.get(id) ?? []).map(ledgerEntry))]));
}
