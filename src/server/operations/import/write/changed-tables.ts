import type pg from 'pg';

/** The columns kept for each row written: the day from which figures change, and whether they change at all. */
const ofRows = '(id uuid, day date, is_new boolean not null, matters boolean not null)';

const tables = {
  changed_instruments: ofRows,
  changed_prices: ofRows,
  changed_dividends: ofRows,
  changed_rates: '(currency text, day date, is_new boolean not null)',
  changed_benchmarks: '(id uuid, day date)',
  changed_users: ofRows,
  changed_accounts: ofRows,
  changed_portfolios: ofRows,
  changed_commitments: ofRows,
  changed_reported_values: ofRows,
};

/** A table that the writing of a file fills with the rows that it has written. */
export type ChangedTable = keyof typeof tables;

/** Makes them, each empty until its file is written; they end with the transaction. That of transactions is made of its rows. */
export async function createChangedTables(connection: pg.PoolClient): Promise<void> {
  const statements = Object.entries(tables).map(([name, columns]) => `create temp table ${name} ${columns} on commit drop`);
  await connection.query(statements.join(';\n'));
}
