import type pg from 'pg';
import { upsert } from './upsert.ts';
import type { WriteCounts, WriteStep } from './write-step.ts';

/** Columns of a transaction with their values from the staged row `s`, its portfolio `p`, instrument `i` and counter-portfolio `c`. */
const transactionColumns: Readonly<Record<string, string>> = {
  account_id: 'p.account_id',
  portfolio_id: 'p.portfolio_id',
  day: 's.date',
  settle_day: 's."settleDate"',
  type: 's.type',
  instrument_id: 'i.instrument_id',
  units: 's.units',
  price: 's.price',
  amount: 's.amount',
  currency: 's.currency',
  fx_rate: 's."fxRate"',
  charges: reversedWithDividend('charges'),
  tax: reversedWithDividend('tax'),
  category: 's.category',
  note: 's.note',
  transfer_id: 's."transferId"',
  counter_portfolio_id: 'c.portfolio_id',
  cost: 's.cost',
  acquired: 's.acquired',
  ratio: 's.ratio',
};

/** Returns SQL that negates the charges or tax of a reversed dividend, which come back with it. */
function reversedWithDividend(column: 'charges' | 'tax'): string {
  return `case when s.type = 'Dividend' and s.amount < 0 then -s.${column} else s.${column} end`;
}

const names = Object.keys(transactionColumns);
const expressions = Object.values(transactionColumns);

/**
 * Joins for a staged row `s`: portfolio `p`, instrument `i`, counter-portfolio `c`, and the live transaction `t` that it is or replaces.
 */
export const withWhatItIs = `
      join known_portfolios p on p.external_id = s.portfolio
      left join known_instruments i on i.symbol = s.symbol
      left join known_portfolios c on c.external_id = s."counterPortfolio"
      left join transactions t on t.source = s.source and t.source_id = s.id and t.voided_at is null`;

/**
 * The order in which rows enter the ledger: by portfolio, as in its indexes, then as in the file. Sorting by one number takes half the time
 * of sorting by ids.
 */
const placed = `
      join (select external_id, dense_rank() over (order by account_id, portfolio_id) as place from known_portfolios) ranked
        on ranked.external_id = s.portfolio`;

/** True if the staged row differs from the transaction. */
export const saysSomethingElse = `row(${names.map((name) => `t.${name}`).join(', ')}) is distinct from row(${expressions.join(', ')})`;

/**
 * A changed row voids the transaction that it was and records a new one, at the old one's place in the order of entry. The rows
 * written stay in `changed_transactions`, with what they were before.
 */
export const writeTransactions: WriteStep = {
  file: 'transactions.csv',
  async write(connection) {
    const answers: unknown = await connection.query(`
      create temp table changed_transactions on commit drop as
      select ranked.place << 32 | s.line as place, s.line, s.source, s.id as source_id,
        ${expressions.map((sql, index) => `${sql} as ${names[index]}`).join(', ')},
        t.id as old_id, t.account_id as old_account_id, t.portfolio_id as old_portfolio_id, t.day as old_day, t.sequence as old_sequence
      from staged_transactions s ${withWhatItIs} ${placed}
      where t.id is null or ${saysSomethingElse};
      analyze changed_transactions;
      select from portfolios where id in (select portfolio_id from changed_transactions) order by id for update`);
    const [written] = answers as readonly pg.QueryResult[];
    const { added } = await addNew(connection);
    const isAnyChanged = added < (written?.rowCount ?? 0);
    return { added, ...(isAnyChanged ? await replaceChanged(connection) : { changed: 0 }) };
  },
};

async function replaceChanged(connection: pg.PoolClient): Promise<Pick<WriteCounts, 'changed'>> {
  await connection.query(`
    update transactions t set voided_at = now()
    from changed_transactions c
    where t.account_id = c.old_account_id and t.portfolio_id = c.old_portfolio_id and t.id = c.old_id`);
  const replaced = await connection.query(`
    insert into transactions (source, source_id, sequence, ${names.join(', ')}) overriding system value
    select source, source_id, old_sequence, ${names.join(', ')} from changed_transactions where old_id is not null`);
  return { changed: replaced.rowCount ?? 0 };
}

async function addNew(connection: pg.PoolClient): Promise<Pick<WriteCounts, 'added'>> {
  const added = await connection.query(`
    insert into transactions (source, source_id, ${names.join(', ')})
    select source, source_id, ${names.join(', ')} from changed_transactions where old_id is null order by place`);
  return { added: added.rowCount ?? 0 };
}

const stake = 'join known_portfolios p on p.external_id = s.portfolio join known_instruments i on i.symbol = s.symbol';
const stakeKey = { account_id: 'p.account_id', portfolio_id: 'p.portfolio_id', instrument_id: 'i.instrument_id' };

export const writeCommitments: WriteStep = {
  file: 'commitments.csv',
  write: (connection, columns) =>
    upsert(
      connection,
      {
        into: 'commitments',
        key: stakeKey,
        values: {
          day: { sql: 's.date', from: 'date' },
          amount: { sql: 's.amount', from: 'amount' },
          currency: { sql: 's.currency', from: 'currency' },
        },
        from: `staged_commitments s ${stake}`,
        changed: { table: 'changed_commitments', id: 'portfolio_id', day: 'least(old.day, new.day)' },
      },
      columns,
    ),
};

export const writeReportedValues: WriteStep = {
  file: 'reported-values.csv',
  write: (connection, columns) =>
    upsert(
      connection,
      {
        into: 'reported_values',
        key: { ...stakeKey, day: 's.date' },
        values: { value: { sql: 's.value', from: 'value' }, currency: { sql: 's.currency', from: 'currency' } },
        from: `staged_reported_values s ${stake}`,
        changed: { table: 'changed_reported_values', id: 'portfolio_id', day: 'new.day' },
      },
      columns,
    ),
};
