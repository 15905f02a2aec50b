import { system } from '#domain/actor.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { waitForImports } from '../import/wait-for-imports.ts';
import { type Inspection, inspectPrices } from './inspect-prices.ts';

/**
 * Inspects the prices of all instruments, as after an import: for prices that came before there was a quarantine, and for splits
 * that were booked since. Never beside an import. `onChange` happens with it when a price counts otherwise, such as asking for new figures.
 */
export async function inspectAllPrices(database: Database, onChange: (tx: Queries) => Promise<void>): Promise<Inspection> {
  return database.as(system('inspect-prices')).write(async (tx) => {
    await waitForImports(tx.connection);
    const inspection = await inspectPrices(tx, await tx.judgedPrices.instrumentIds());
    const { held, released, suspected } = inspection;
    if (held + released > 0) await onChange(tx);
    if (held + released + suspected > 0) {
      tx.audit.add({ action: 'prices-inspected', after: { ...inspection } });
    }
    return inspection;
  });
}
