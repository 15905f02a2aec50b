import type { Client } from 'pg';

export interface BookSize {
  readonly portfolios: number;
  readonly transactionsEach: number;
  readonly instruments: number;
}

/** From the first transaction to the last day. */
export const bookDays = { first: '2016-07-01', last: '2026-06-30' } as const;

/**
 * Writes a book straight into the tables, as the owner. Of four portfolios two are alone in their account and two share one,
 * the second of these in dollars. Each buys some twenty of the securities over ten years, sells parts of them, receives
 * dividends and pays charges; a third of the securities is in dollars; prices are of every weekday.
 */
export async function writeLargeBook(owner: Client, { portfolios, transactionsEach, instruments }: BookSize): Promise<void> {
  await owner.query("set session_replication_role = replica; set synchronous_commit = off; set app.actor_kind = 'system'");
  await owner.query(marketSql(instruments));
  await owner.query(clientsSql(portfolios));
  await owner.query(ledgerSql(portfolios, transactionsEach, instruments));
  await owner.query('analyze; reset session_replication_role');
}

/** An adviser of everyone, one of every thirty-seventh account, and a client for two accounts of three, half of whom have signed in. */
export async function writePeople(owner: Client): Promise<void> {
  await owner.query(peopleSql);
}

/** The ids of some of them. */
export async function peopleOf(owner: Client) {
  const { rows } = await owner.query<{ email: string; id: string }>(
    "select email, replace(id::text, '-', '') as id from users where role = 'advisor' or email like 'c0@%'",
  );
  const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? '';
  return { adviser: idOf('adviser@firm.example'), adviserOfFew: idOf('few@firm.example'), client: idOf('c0@home.example') };
}

const numbered = (table: string) => `(select *, row_number() over (order by id) - 1 as place from ${table}) numbered_${table}`;

const marketSql = (instruments: number) => `
  insert into instruments (symbol, name, type, asset_class, currency)
  select 'S' || n, 'Share ' || n, 'Stock', 'Equities', case when n % 3 = 0 then 'USD' else 'GBP' end from generate_series(1, ${instruments}) n;

  insert into prices (instrument_id, day, close)
  select numbered_instruments.id, day::date, round((40 + place % 60 + 8 * sin(place + extract(epoch from day) / 4e6) + 3 * sin(place * 7 + extract(epoch from day) / 3e5))::numeric, 4)
    from ${numbered('instruments')}, generate_series('2016-06-01'::timestamp, '${bookDays.last}', '1 day') day
   where extract(isodow from day) < 6;

  insert into exchange_rates (currency, day, per_euro)
  select currency, day::date, round((base + 0.05 * sin(extract(epoch from day) / 5e6))::numeric, 5)
    from (values ('GBP', 0.85), ('USD', 1.1)) rate (currency, base), generate_series('2016-06-01'::timestamp, '${bookDays.last}', '1 day') day
   where extract(isodow from day) < 6;

  insert into benchmarks (name) select 'Benchmark ' || n from generate_series(1, 5) n;
  insert into benchmark_components (benchmark_id, instrument_id, weight, from_day)
  select b.id, i.id, 1, '2016-06-01' from ${numbered('benchmarks').replace('numbered_benchmarks', 'b')}
    join ${numbered('instruments').replace('numbered_instruments', 'i')} on i.place = b.place`;

const clientsSql = (portfolios: number) => `
  insert into subscriptions (name, accounts, advisors) values ('Large', 1_000_000, 1_000);
  insert into portals (name, subscription_id) select 'Main', id from subscriptions where name = 'Large';
  insert into accounts (portal_id, external_id, name, email, currency)
  select (select id from portals), n::text, 'Client ' || n, 'c' || n || '@home.example', 'GBP' from generate_series(0, ${Math.ceil((portfolios * 3) / 4)} - 1) n;

  insert into portfolios (account_id, external_id, name, type, currency, benchmark_id)
  select account.id, n::text, 'Portfolio ' || n, 'GIA', case when n % 4 = 3 then 'USD' else 'GBP' end, b.id
    from generate_series(0, ${portfolios} - 1) n
    join accounts account on account.external_id = (n / 4 * 3 + least(n % 4, 2))::text
    join ${numbered('benchmarks').replace('numbered_benchmarks', 'b')} on b.place = n % 5;

  update accounts set portfolio_type_bits = (select bit_or(portfolio_type_bit(type)) from portfolios where account_id = accounts.id);

  insert into ledger_marks (account_id, portfolio_id, first_changed_day) select account_id, id, '${bookDays.first}' from portfolios`;

/** The kinds of transactions repeat after ten, the securities after forty. */
const ledgerSql = (portfolios: number, each: number, instruments: number) => `
  insert into transactions (account_id, portfolio_id, source, source_id, day, type, instrument_id, units, price, amount, currency, charges, tax, category)
  select portfolio.account_id, portfolio.id, 'bench', portfolio.external_id || '-' || k, date '${bookDays.first}' + k * 3650 / ${each},
         kind.type, case when kind.moves then share.id end, kind.units, case when kind.units is not null then 50 end, kind.amount,
         portfolio.currency, kind.charges, kind.tax, kind.category
    from portfolios portfolio
    cross join generate_series(0, ${each} - 1) k
    join (values (0, 'Contribution', false, null, 15000.00, 0, 0, null), (1, 'Contribution', false, null, 1000.00, 0, 0, null),
                 (2, 'Purchase', true, 20, -1009.95, 9.95, 0, null), (3, 'Purchase', true, 21.5, -1080.37, 5.37, 0, null),
                 (4, 'Purchase', true, 18.25, -921.95, 9.95, 0, null), (5, 'Purchase', true, 30, -1507.5, 7.5, 0, null),
                 (6, 'Sale', true, 4.125, 260.45, 5.05, 0, null), (7, 'Dividend', true, null, 34.20, 0, 3.80, null),
                 (8, 'Charge', false, null, -25.15, 0, 0, 'Platform'), (9, 'Purchase', true, 12.5, -634.95, 9.95, 0, null))
         kind (at, type, moves, units, amount, charges, tax, category) on kind.at = k % 10
    join ${numbered('instruments').replace('numbered_instruments', 'share')}
      on share.place = (portfolio.external_id::integer * 7 + case when k % 10 in (6, 7) then (k - 4) % 40 else k % 40 end) % ${instruments}
   where portfolio.external_id::integer < ${portfolios}
   order by portfolio.account_id, portfolio.id, k`;

const peopleSql = `
  insert into users (email, name, role) values ('adviser@firm.example', 'Adviser', 'advisor'), ('few@firm.example', 'Few', 'advisor');
  insert into users (email, name, role) select email, name, 'investor' from accounts where external_id::integer % 3 < 2;
  insert into last_sign_ins
  select users.id, timestamptz '2026-01-01' + external_id::integer * interval '17 minutes'
    from accounts join users on users.email = accounts.email where external_id::integer % 2 = 0;
  insert into account_members (account_id, user_id, relation)
  select accounts.id, users.id, 'advisor' from accounts join users on users.email = 'adviser@firm.example' or
         (users.email = 'few@firm.example' and accounts.external_id::integer % 37 = 0) where users.role = 'advisor'
  union all
  select accounts.id, users.id, 'client' from accounts join users on users.email = accounts.email`;
