import type pg from 'pg';
import { quoteFactor } from '../coming-terms.ts';
import { crossRate } from './market-rates.ts';

/** The tolerance between the price paid and the market's close, as a fraction: for a close of the same day, and one up to a week before. */
const tolerance = { sameDay: 0.15, before: 0.25 };

/** Days that a close counts on after its own. */
const daysKnown = 7;

/** The most that accrued interest adds for a bond without known coupon, as a fraction of the face value. */
const unknownCoupon = 0.1;

/**
 * SQL of common table expressions that end with `closes`: the last close of the week up to each day, of a list with `symbol`, `instrument_id` and
 * `traded`. A close counts that is stored and not on hold, or in this import; of a security that was split later those of this import do not,
 * since sources adjust them, nor one from before a split for a day after it.
 */
export function closesOn(days: string): string {
  return `
  splits as (
    select symbol, max(day) as day from (
      select symbol, date as day from staged_transactions where type = 'Split'
      union all
      select d.symbol, t.day from (select distinct symbol, instrument_id from ${days}) d join transactions t on t.instrument_id = d.instrument_id
        where t.type = 'Split' and t.voided_at is null
    ) as recorded group by symbol
  ),
  wanted as (select d.symbol, d.traded, (d.traded - n) as day from ${days} d cross join generate_series(0, ${daysKnown}) n),
  known as (
    select w.symbol, w.traded, w.day, p.close, 0 as place
    from wanted w
    join staged_prices p on p.symbol = w.symbol and p.date = w.day
    left join splits s on s.symbol = w.symbol
    where p.close > 0 and (s.day is null or s.day <= w.day)
    union all
    select d.symbol, d.traded, p.day, p.close * coalesce(p.split_factor, 1), 1
    from ${days} d
    cross join lateral (
      select day, close, split_factor from prices
      where instrument_id = d.instrument_id and day between d.traded - ${daysKnown} and d.traded and quarantine is null and close > 0
      order by day desc limit 1
    ) p
    left join splits s on s.symbol = d.symbol
    where s.day is null or s.day <= p.day or s.day > d.traded
  ),
  closes as (
    select distinct on (symbol, traded) symbol, traded, day, close from known order by symbol, traded, day desc, place
  )`;
}

/** SQL of the trades `s` that are compared with the market, with their instrument `i`. */
const compared = `
  s.type in ('Purchase', 'Sale') and not s.is_faulty and s.units > 0 and s.amount <> 0
    and i.type in ('Stock', 'Fund', 'ETF', 'Bond', 'Commodity', 'Crypto', 'Other')`;

/** Finds the purchases and sales whose units did not cost what the market paid, in the temporary table `market_doubts`. */
export async function fillMarketDoubts(connection: pg.PoolClient): Promise<void> {
  const answers: unknown = await connection.query(`
    create temp table market_doubts (
      line integer, symbol text, units numeric, paid numeric, currency text, day date, close numeric, usual numeric
    ) on commit drop;
    create temp table priced_instruments on commit drop as
      select k.symbol, k.instrument_id
      from known_instruments k
      where k.symbol in (select symbol from staged_prices) or (select true from prices p where p.instrument_id = k.instrument_id limit 1);
    create temp table priced_days on commit drop as
      with days as (
        select distinct k.symbol, k.instrument_id, s.date as traded
        from staged_transactions s
        join priced_instruments k on k.symbol = s.symbol
        join coming_instruments i on i.symbol = s.symbol
        where ${compared}
      ),
      ${closesOn('days')}
      select * from closes`);
  const [, , days] = answers as readonly pg.QueryResult[];
  if (days?.rowCount === 0) return;
  await connection.query(`
    analyze priced_days;
    insert into market_doubts
      with priced as (
        select s.line, s.date, s.symbol, s.units, s.currency, p.day, p.close,
          case when s.type = 'Purchase' then -s.amount - s.charges - s.tax else s.amount + s.charges + s.tax end as paid,
          ${quoteFactor('i.quote_unit')} * case when i.currency = s.currency then 1 else ${crossRate('own', 'theirs')} end as worth,
          case when i.type = 'Bond' then coalesce(i.coupon / coalesce(i.frequency, 1), ${unknownCoupon}) * coalesce(i.face_value, 100) else 0 end as accrued,
          case when p.day = s.date then ${tolerance.sameDay} else ${tolerance.before} end as tolerance
        from staged_transactions s
        join priced_days p on p.symbol = s.symbol and p.traded = s.date
        join coming_instruments i on i.symbol = s.symbol
        left join market_rates own on own.currency = i.currency and own.day = s.date and i.currency <> s.currency
        left join market_rates theirs on theirs.currency = s.currency and theirs.day = s.date and i.currency <> s.currency
        where ${compared}
      )
      select line, symbol, units, paid, currency, day, close, units * close * worth as usual
      from priced
      where worth is not null and paid > 0
        and paid not between units * close * worth / (1 + tolerance) and units * (close + accrued) * worth * (1 + tolerance)`);
}
