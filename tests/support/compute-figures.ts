import type { Settlement } from '#finance/ledger/entry-effect.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Database } from '#server/db/database.ts';
import { refreshFigures } from '#server/operations/figures/refresh-figures.ts';

/** Brings the figures of an arranged book to its ledger, up to the day `through`. */
export async function computeFigures(database: Database, through: IsoDate, settlement: Settlement = 'cash'): Promise<void> {
  await refreshFigures(database, { through, settlement });
}
