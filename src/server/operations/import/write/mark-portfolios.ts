import type pg from 'pg';

/**
 * Marks every portfolio whose figures this import changes, from the first day that changes: `ledger_marks` keeps the smallest
 * day and counts the version up by one. Reads the `changed_…` tables that the writing has left.
 */
export async function markPortfolios(connection: pg.PoolClient): Promise<number> {
  await connection.query(`${touchedTable};${ownChanges}`);
  if (await concernsOlderPortfolios(connection)) await connection.query(marketChanges);
  return raiseMarks(connection);
}

/** As `markPortfolios`, where nothing was written but transactions, all of them to portfolios that are there. */
export async function markBooked(connection: pg.PoolClient): Promise<void> {
  await connection.query(`${touchedTable}; insert into touched ${booked}`);
  await raiseMarks(connection);
}

const touchedTable = 'create temp table touched (account_id uuid not null, portfolio_id uuid not null, day date not null) on commit drop';

async function raiseMarks(connection: pg.PoolClient): Promise<number> {
  const marked = await connection.query(`
    insert into ledger_marks (account_id, portfolio_id, first_changed_day)
    select account_id, portfolio_id, min(day) from touched group by account_id, portfolio_id order by account_id, portfolio_id
    on conflict (account_id, portfolio_id) do update set
      first_changed_day = least(ledger_marks.first_changed_day, excluded.first_changed_day),
      version = ledger_marks.version + 1,
      marked_at = now()`);
  return marked.rowCount ?? 0;
}

/** New portfolios are marked from their first day on by their own changes; the market can add nothing. */
async function concernsOlderPortfolios(connection: pg.PoolClient): Promise<boolean> {
  const { rows } = await connection.query<{ concerns: boolean }>(`
    select (
      exists (select from changed_instruments where matters and not is_new) or exists (select from changed_prices)
      or exists (select from changed_rates) or exists (select from changed_benchmarks)
      or exists (select from changed_portfolios where matters and not is_new)
      or exists (select from changed_accounts where matters and not is_new)
    ) and exists (select from portfolios where id not in (select id from changed_portfolios where is_new)) as concerns`);
  return rows[0]?.concerns ?? false;
}

/** The transactions booked and voided. */
const booked = `
  select account_id, portfolio_id, min(day) from changed_transactions group by account_id, portfolio_id
  union all
  select old_account_id, old_portfolio_id, min(old_day) from changed_transactions where old_id is not null group by old_account_id, old_portfolio_id`;

/** The transactions, commitments and reported values of a portfolio itself; a new portfolio without any is marked too. */
const ownChanges = `
  insert into touched ${booked}
  union all
  select p.account_id, p.id, c.day
  from (select id, day from changed_commitments union all select id, day from changed_reported_values) c join portfolios p on p.id = c.id;

  insert into touched
  select p.account_id, p.id, coalesce(p.inception, current_date)
  from changed_portfolios c join portfolios p on p.id = c.id
  where c.is_new and p.id not in (select portfolio_id from touched)`;

/**
 * Changes by the market, the portfolio's own properties or its account's currency, never before the portfolio's first day. A rate concerns
 * a portfolio that has its currency beside another one.
 */
const marketChanges = `
  create temp table held on commit drop as
    select account_id, portfolio_id, instrument_id, currency, min(day) as first_day
    from transactions where voided_at is null
    group by account_id, portfolio_id, instrument_id, currency
    union all
    select account_id, portfolio_id, instrument_id, currency, min(day)
    from (select * from commitments union all select account_id, portfolio_id, instrument_id, day, value, currency from reported_values) as stake
    group by account_id, portfolio_id, instrument_id, currency;
  create temp table first_days on commit drop as
    select p.account_id, p.id as portfolio_id, p.currency, p.benchmark_id, a.currency as account_currency, h.first_day
    from portfolios p
    join accounts a on a.id = p.account_id
    join (select portfolio_id, min(first_day) as first_day from held group by portfolio_id) h on h.portfolio_id = p.id;
  analyze held, first_days;

  insert into touched
  select account_id, portfolio_id, first_day from first_days
  where portfolio_id in (select id from changed_portfolios where matters) or account_id in (select id from changed_accounts where matters);

  insert into touched
  select account_id, portfolio_id, first_day from held where instrument_id in (select id from changed_instruments where matters and not is_new);

  insert into touched
  select h.account_id, h.portfolio_id, greatest(c.day, h.first_day)
  from held h join (select id, min(day) as day from changed_prices group by id) c on c.id = h.instrument_id;

  insert into touched
  select f.account_id, f.portfolio_id, greatest(c.day, f.first_day)
  from first_days f
  join (
    select id, min(day) as day
    from (
      select id, day from changed_benchmarks
      union all
      select b.benchmark_id, p.day from benchmark_components b join changed_prices p on p.id = b.instrument_id
      union all
      select b.benchmark_id, b.from_day from benchmark_components b join changed_instruments i on i.id = b.instrument_id and i.matters and not i.is_new
    ) as changes
    group by id
  ) c on c.id = f.benchmark_id;

  with currencies as (
    select account_id, portfolio_id, currency from first_days
    union
    select account_id, portfolio_id, account_currency from first_days
    union
    select account_id, portfolio_id, currency from held
    union
    select h.account_id, h.portfolio_id, i.currency from held h join instruments i on i.id = h.instrument_id
    union
    select f.account_id, f.portfolio_id, i.currency
    from first_days f join benchmark_components b on b.benchmark_id = f.benchmark_id join instruments i on i.id = b.instrument_id
  ), counted as (
    select *, count(*) over (partition by account_id, portfolio_id) as different from currencies
  )
  insert into touched
  select f.account_id, f.portfolio_id, greatest(c.day, f.first_day)
  from counted n
  join (select currency, min(day) as day from changed_rates group by currency) c on c.currency = n.currency
  join first_days f on f.account_id = n.account_id and f.portfolio_id = n.portfolio_id
  where n.different > 1`;
