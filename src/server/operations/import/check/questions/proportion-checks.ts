import { projectedLedger, unitChange } from '../projected-ledger.ts';
import { quoteFactor } from '../coming-terms.ts';
import { closesOn } from '../market/market-prices.ts';
import { crossRate } from '../market/market-rates.ts';
import { numberText } from '../number-text.ts';
import { isFresh, type QuestionCheck, question } from './question.ts';

/** More than these parts of a holding, of a portfolio, are out of all proportion. */
const most = { dividend: 0.25, charge: 0.1 };

/** The fractions of the money ever paid for the holding, or into the portfolio, below which a row is not examined: nearly every row. */
const worthALook = { dividend: 0.02, charge: 0.005 };

/** A dividend is paid for units that were held up to so long before. */
const paidWithin = '90 days';

/** The most charges that are compared with the portfolio's value: per portfolio, the largest first, and per import. */
const charges = { ofPortfolio: 20, ofImport: 1000 };

const ofHolding = 'partition by portfolio, symbol order by day, ratio is null, sequence';

/** Units count as they were before the first split: a split changes by what they are multiplied in the end. */
const unsplit = `
  select *, coalesce(sum(ln(ratio::float8)) over (${ofHolding}), 0) as growth from moved`;

const dividends = question('large-dividend', {
  types: ['Dividend'],
  column: 'amount',
  details: ['recorded', 'usual', 'units', 'symbol', 'currency', 'day'],
  sql: `
    with ${projectedLedger},
    bought as (
      select portfolio, symbol, currency, sum(-amount) as paid from coming where type = 'Purchase' group by portfolio, symbol, currency
    ), received as materialized (
      select s.line, s.portfolio, s.symbol, s.date, s.amount + s.charges + s.tax as gross, s.currency, k.instrument_id
      from staged_transactions s
      join known_instruments k on k.symbol = s.symbol
      left join bought b on b.portfolio = s.portfolio and b.symbol = s.symbol and b.currency = s.currency
      where s.type = 'Dividend' and s.amount > 0 and (b.paid is null or s.amount > b.paid * ${worthALook.dividend}) and ${isFresh}
    ), moved as (
      select c.portfolio, c.symbol, c.day, c.sequence, c.line, case when c.type in ('Split', 'CorporateAction') then c.ratio end as ratio,
        coalesce(${unitChange('c')}, 0)::float8 as change
      from coming c join (select distinct portfolio, symbol from received) r using (portfolio, symbol)
    ), unsplit as (${unsplit}),
    running as (
      select *, change * exp(-growth) as counted, sum(change * exp(-growth)) over (${ofHolding}) as total from unsplit
    ), held as (
      select line, exp(growth) * greatest(total, max(total - counted) over (
        partition by portfolio, symbol order by day range between '${paidWithin}' preceding and current row)) as units
      from running
    ), days as (select distinct symbol, instrument_id, date as traded from received),
    ${closesOn('days')},
    valued as (
      select r.*, round(h.units::numeric, 6) as units, p.close, p.day,
        h.units::numeric * p.close * ${quoteFactor('i.quote_unit')} * case when i.currency = r.currency then 1 else ${crossRate('own', 'theirs')} end as value
      from received r
      join held h on h.line = r.line
      join closes p on p.symbol = r.symbol and p.traded = r.date
      join coming_instruments i on i.symbol = r.symbol
      left join market_rates own on own.currency = i.currency and own.day = r.date and i.currency <> r.currency
      left join market_rates theirs on theirs.currency = r.currency and theirs.day = r.date and i.currency <> r.currency
    )
    select line, trim_scale(gross)::text as found,
      'a dividend in proportion to the holding: ' || ${numberText('units')} || ' units of ' || symbol || ' are worth about ' || ${numberText('value', 2)}
        || ' ' || currency || ' on ' || date as expected,
      round(gross, 2) as recorded, round(value, 2) as usual, trim_scale(units) as units, symbol, currency, date as day
    from valued
    where value > 0 and gross > value * ${most.dividend}`,
});

/** Types that bring money or holdings into a portfolio. */
const incoming = "('Purchase', 'Call', 'Contribution', 'TransferIn')";

/** Units of a currency for 1 EUR on a day, of this import or stored. */
function perEuro(currency: string, day: string): string {
  return `
    case when ${currency} = 'EUR' then 1 else (
      select per_euro from (
        select s.date as day, s."perEuro" as per_euro from staged_fx s where s.currency = ${currency} and s.date between ${day} - 7 and ${day} and s."perEuro" > 0
        union all
        select r.day, r.per_euro from exchange_rates r where r.currency = ${currency} and r.day between ${day} - 7 and ${day}
      ) known order by day desc limit 1) end`;
}

/**
 * A portfolio is worth its holdings at the last close of a week, or what was paid for them where there is none, and its cash, if that is above
 * zero: many files have purchases without the money for them.
 */
const largeCharges = question('large-charge', {
  types: ['Charge'],
  column: 'amount',
  details: ['recorded', 'usual', 'currency', 'day'],
  sql: `
    with charged as materialized (
      select s.line, s.portfolio, s.date, s.currency, case when s.amount = 0 then s.charges else -s.amount end as size
      from staged_transactions s
      where s.type = 'Charge' and s.amount <= 0 and (s.amount < 0 or s.charges > 0) and ${isFresh}
        and not exists (select from staged_transactions f where f.is_faulty and f.portfolio = s.portfolio)
    ), charged_portfolios as (select portfolio, max(size) as largest from charged group by portfolio),
    paid_in as (
      select portfolio, currency, sum(paid) as paid from (
        select s.portfolio, s.currency, abs(s.amount) + coalesce(s.cost, 0) as paid
        from staged_transactions s join charged_portfolios using (portfolio)
        where s.type in ${incoming}
        union all
        select p.external_id, t.currency, abs(t.amount) + coalesce(t.cost, 0)
        from charged_portfolios c
        join known_portfolios p on p.external_id = c.portfolio and not p.is_ambiguous
        join transactions t on t.account_id = p.account_id and t.portfolio_id = p.portfolio_id
        where t.voided_at is null and t.type in ${incoming}
      ) as each group by portfolio, currency
    ), looked_at as materialized (
      select * from (
        select c.*, row_number() over (partition by c.portfolio order by c.size desc, c.line) as place
        from charged c
        left join paid_in i on i.portfolio = c.portfolio and i.currency = c.currency
        where i.paid is null or c.size > i.paid * ${worthALook.charge}
      ) ranked
      where place <= ${charges.ofPortfolio} order by line limit ${charges.ofImport}
    ), portfolios_looked_at as (select distinct portfolio from looked_at),
    moved as materialized (
      select s.line, s.portfolio, s.symbol, s.date as day, 1000000000000000 + s.line as sequence, s.type, s.units, s.ratio, s.amount, s.currency, s.cost
      from staged_transactions s join portfolios_looked_at using (portfolio)
      union all
      select null, p.external_id, i.symbol, t.day, t.sequence, t.type, t.units, t.ratio, t.amount, t.currency, t.cost
      from portfolios_looked_at c
      join known_portfolios p on p.external_id = c.portfolio and not p.is_ambiguous
      join transactions t on t.account_id = p.account_id and t.portfolio_id = p.portfolio_id
      left join instruments i on i.id = t.instrument_id
      where t.voided_at is null and not exists (select from staged_transactions s where s.source = t.source and s.id = t.source_id)
    ), unsplit as materialized (${unsplit}),
    parts as (
      select c.line, c.portfolio, c.date, c.currency, m.symbol, m.currency as part_currency,
        case when m.symbol is null then null else exp(coalesce(sum(ln(m.ratio::float8)), 0)) * sum((${unitChange('m')})::float8 * exp(-m.growth)) end as units,
        sum(case when m.type in ${incoming} then abs(m.amount) + coalesce(m.cost, 0) else 0 end) as paid, sum(m.amount) as cash
      from looked_at c
      join unsplit m on m.portfolio = c.portfolio and m.day <= c.date and m.line is distinct from c.line
      group by c.line, c.portfolio, c.date, c.currency, m.symbol, m.currency
    ), holdings as (
      select p.line, p.date, p.currency, p.symbol, sum(p.units) as units, max(p.part_currency) as paid_currency, sum(p.paid) as paid, i.currency as own,
        k.instrument_id, i.type, ${quoteFactor('i.quote_unit')} as quote
      from parts p join coming_instruments i on i.symbol = p.symbol join known_instruments k on k.symbol = p.symbol
      group by p.line, p.date, p.currency, p.symbol, i.currency, k.instrument_id, i.type, i.quote_unit
    ), days as (select distinct symbol, instrument_id, date as traded from holdings where units > 0),
    ${closesOn('days')},
    worths as (
      select h.line, h.date, h.currency,
        case when c.close is not null then h.own when h.units > 0 or h.units is null or h.type = 'PrivateEquity' then h.paid_currency else h.own end as worth_in,
        case when c.close is not null then h.units::numeric * c.close * h.quote when h.units > 0 or h.units is null or h.type = 'PrivateEquity' then h.paid else 0 end as worth,
        false as is_cash
      from holdings h left join closes c on c.symbol = h.symbol and c.traded = h.date
      union all
      select line, date, currency, part_currency, sum(cash), true from parts group by line, date, currency, part_currency
    ), rates as materialized (
      select currency, day, ${perEuro('each.currency', 'each.day')} as per_euro
      from (select worth_in as currency, date as day from worths union select currency, date from worths) each
    ), valued as (
      select w.line,
        sum(case when w.worth_in = w.currency then w.worth else w.worth * ${crossRate('own', 'theirs')} end) filter (where not is_cash) as holdings,
        sum(case when w.worth_in = w.currency then w.worth else w.worth * ${crossRate('own', 'theirs')} end) filter (where is_cash) as cash,
        bool_or(w.worth <> 0 and w.worth_in <> w.currency and (own.per_euro is null or theirs.per_euro is null)) as is_unknown
      from worths w
      left join rates own on own.currency = w.worth_in and own.day = w.date
      left join rates theirs on theirs.currency = w.currency and theirs.day = w.date
      group by w.line
    )
    select c.line, trim_scale(c.size)::text as found,
      'a charge in proportion to the portfolio, which is worth about ' || ${numberText('v.value', 2)} || ' ' || c.currency || ' on ' || c.date as expected,
      round(c.size, 2) as recorded, round(v.value, 2) as usual, c.currency, c.date as day
    from looked_at c
    join (select line, coalesce(holdings, 0) + greatest(coalesce(cash, 0), 0) as value from valued where not is_unknown) v using (line)
    where v.value > 0 and c.size > v.value * ${most.charge}`,
});

export const proportionChecks: readonly QuestionCheck[] = [dividends, largeCharges];
