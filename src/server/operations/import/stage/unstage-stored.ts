import type pg from 'pg';

/**
 * Removes staged prices and rates of days that have one, if only new rows are wanted: what the firm imported or confirmed counts more than what a
 * service says.
 */
export async function unstageStored(connection: pg.PoolClient, { onlyNew = false }: { readonly onlyNew?: boolean }): Promise<void> {
  if (!onlyNew) return;
  await connection.query(`
    delete from staged_prices s using instruments i, prices p
      where i.symbol = s.symbol and p.instrument_id = i.id and p.day = s.date;
    delete from staged_fx s using exchange_rates r where r.currency = s.currency and r.day = s.date`);
}
