import type pg from 'pg';
import { enteredSource } from '#domain/ledger/entered-source.ts';

/** The last rate on or before a day counts so long: five working days. */
const daysKnown = 7;

/** SQL of the day of the rate of a row `s`: a transfer by hand brings the rate at which its units were paid for. */
export const rateDay = `
  case when s.source = '${enteredSource}' and s.cost is not null and s.amount = 0 then coalesce(s.acquired, s.date) else s.date end`;

/**
 * Fills the temporary table `market_rates` with the market's rates on the days of foreign transactions: units of a currency for 1 EUR by
 * currency and day, from this import's own rates and the stored ones. No row where no rate is known from the day or the week before it.
 */
export async function fillMarketRates(connection: pg.PoolClient): Promise<void> {
  const answers: unknown = await connection.query(`
    create temp table rates_asked on commit drop as
      select distinct asked.currency, on_day.day
      from staged_transactions s
      join coming_portfolios p on p.external_id = s.portfolio
      left join coming_instruments i on i.symbol = s.symbol
      cross join lateral (values (s.currency), (p.currency), (i.currency)) asked (currency)
      cross join lateral (values (s.date), (${rateDay})) on_day (day)
      where (s."fxRate" is not null and s.currency <> p.currency or (s.price is not null or s.units is not null or s.type = 'Dividend') and i.currency <> s.currency)
        and on_day.day is not null and asked.currency is not null;
    create temp table market_rates (currency text, day date, per_euro numeric) on commit drop`);
  const [asked] = answers as readonly pg.QueryResult[];
  if (asked?.rowCount === 0) return;
  await connection.query(`
    create index on staged_fx (currency, date);
    analyze rates_asked;
    insert into market_rates
      select a.currency, a.day, case a.currency when 'EUR' then 1 else known.per_euro end
      from rates_asked a
      left join lateral (
        select per_euro from (
          (select s.date as day, s."perEuro" as per_euro, 0 as place from staged_fx s
            where s.currency = a.currency and s.date between a.day - ${daysKnown} and a.day and s."perEuro" is not null order by s.date desc limit 1)
          union all
          (select r.day, r.per_euro, 1 from exchange_rates r
            where r.currency = a.currency and r.day between a.day - ${daysKnown} and a.day order by r.day desc limit 1)
        ) one order by day desc, place limit 1
      ) known on true
      where a.currency = 'EUR' or known.per_euro is not null;
    analyze market_rates`);
}

/** SQL of the units of `to` for 1 of `from` on the day of `s`, from joined rows of `market_rates`. */
export function crossRate(from: string, to: string): string {
  return `${to}.per_euro / ${from}.per_euro`;
}
