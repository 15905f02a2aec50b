import type pg from 'pg';

/** The instruments of which this import has written prices or splits: of their prices others may be doubtful now. */
export async function instrumentsToInspect(connection: pg.PoolClient): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(`
    select replace(id::text, '-', '') as id from (
      select id from changed_prices
      union
      select instrument_id from changed_transactions where instrument_id is not null and ratio is not null
    ) as concerned order by id`);
  return rows.map(({ id }) => id);
}
