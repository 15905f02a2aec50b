import type pg from 'pg';
import type { ImportFileName } from '../format/import-file.ts';

/**
 * Collects the records that the rows may refer to, in this import and in the database, each with its id once it has one: temporary tables
 * `known_instruments`, `known_benchmarks`, `known_models`, `known_accounts`, `known_portfolios`. An import's own accounts and portfolios
 * come before equally named ones of other portals; a name that several of those have is ambiguous.
 */
export async function createReferenceTables(connection: pg.PoolClient): Promise<void> {
  await connection.query(`
    create temp table known_instruments (symbol text primary key, instrument_id uuid) on commit drop;
    create temp table known_benchmarks (name text primary key, benchmark_id uuid) on commit drop;
    create temp table known_models (name text primary key, model_id uuid) on commit drop;
    create temp table known_accounts (external_id text primary key, account_id uuid, is_ambiguous boolean not null) on commit drop;
    create temp table known_portfolios (external_id text primary key, account_id uuid, portfolio_id uuid, is_ambiguous boolean not null)
      on commit drop;
    create temp table chosen_portfolios (external_id text primary key, account_id uuid, portfolio_id uuid) on commit drop`);
}

/** Portfolios that the rows of an import name by words of its own. */
export async function choosePortfolios(
  connection: pg.PoolClient,
  chosen: readonly { readonly name: string; readonly accountId: string; readonly portfolioId: string }[],
): Promise<void> {
  await connection.query('insert into chosen_portfolios select * from unnest($1::text[], $2::uuid[], $3::uuid[])', [
    chosen.map(({ name }) => name),
    chosen.map(({ accountId }) => accountId),
    chosen.map(({ portfolioId }) => portfolioId),
  ]);
}

/** For filling them once more: after what was found, other rows are staged. */
export async function truncateReferenceTables(connection: pg.PoolClient): Promise<void> {
  await connection.query('truncate known_instruments, known_benchmarks, known_models, known_accounts, known_portfolios');
}

/** Fills the tables before the checks. What is new has no id yet: `addNewReferenceIds`. */
export async function fillReferenceTables(connection: pg.PoolClient): Promise<void> {
  await connection.query(`
    insert into known_instruments
      select coalesce(s.symbol, i.symbol), i.id
      from (select distinct symbol from staged_instruments where symbol is not null) s full join instruments i on i.symbol = s.symbol;
    insert into known_benchmarks
      select coalesce(s.name, b.name), b.id
      from (select distinct name from staged_benchmarks where name is not null) s full join benchmarks b on b.name = s.name;
    insert into known_models
      select coalesce(s.model, m.name), m.id
      from (select distinct model from staged_models where model is not null) s full join models m on m.name = s.model;
    insert into known_accounts
      select s."externalId", a.id, false
      from (select distinct on ("externalId") "externalId", portal from staged_accounts where "externalId" is not null) s
      left join portals o on o.name = s.portal
      left join accounts a on a.portal_id = o.id and a.external_id = s."externalId"
      union all
      select a.external_id, (array_agg(a.id))[1], count(*) > 1
      from accounts a
      where a.external_id is not null and not exists (select from staged_accounts s where s."externalId" = a.external_id)
      group by a.external_id;
    insert into known_portfolios
      select s."externalId", k.account_id, p.id, false
      from (select distinct on ("externalId") "externalId", account from staged_portfolios where "externalId" is not null) s
      left join known_accounts k on k.external_id = s.account
      left join portfolios p on p.account_id = k.account_id and p.external_id = s."externalId"
      union all
      select p.external_id, (array_agg(p.account_id))[1], (array_agg(p.id))[1], count(*) > 1
      from portfolios p
      where not exists (select from staged_portfolios s where s."externalId" = p.external_id)
        and not exists (select from chosen_portfolios c where c.portfolio_id = p.id)
      group by p.external_id
      union all
      select external_id, account_id, portfolio_id, false from chosen_portfolios;
    analyze known_instruments, known_benchmarks, known_models, known_accounts, known_portfolios`);
}

/** For each file, how the keys that it brings get the ids under which they have been written. */
const identified: Partial<Record<ImportFileName, { readonly table: string; readonly sql: string }>> = {
  'instruments.csv': {
    table: 'known_instruments',
    sql: 'update known_instruments k set instrument_id = i.id from instruments i where k.instrument_id is null and i.symbol = k.symbol',
  },
  'benchmarks.csv': {
    table: 'known_benchmarks',
    sql: 'update known_benchmarks k set benchmark_id = b.id from benchmarks b where k.benchmark_id is null and b.name = k.name',
  },
  'models.csv': {
    table: 'known_models',
    sql: 'update known_models k set model_id = m.id from models m where k.model_id is null and m.name = k.name',
  },
  'accounts.csv': {
    table: 'known_accounts',
    sql: `
    update known_accounts k set account_id = a.id
    from staged_accounts s join portals o on o.name = s.portal join accounts a on a.portal_id = o.id and a.external_id = s."externalId"
    where k.account_id is null and k.external_id = s."externalId"`,
  },
  'portfolios.csv': {
    table: 'known_portfolios',
    sql: `
    update known_portfolios k set account_id = p.account_id, portfolio_id = p.id
    from staged_portfolios s join known_accounts a on a.external_id = s.account
    join portfolios p on p.account_id = a.account_id and p.external_id = s."externalId"
    where k.portfolio_id is null and k.external_id = s."externalId"`,
  },
};

/** Adds the ids of what has just been written of these files. */
export async function addNewReferenceIds(connection: pg.PoolClient, written: readonly ImportFileName[]): Promise<void> {
  const known = written.flatMap((file) => identified[file] ?? []);
  if (known.length === 0) return;
  await connection.query([...known.map(({ sql }) => sql), `analyze ${known.map(({ table }) => table).join(', ')}`].join(';\n'));
}
