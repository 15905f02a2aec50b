import { projectedLedger } from '../projected-ledger.ts';
import { movedCostChecks } from './moved-cost-checks.ts';
import { numberText } from '../number-text.ts';
import { privateFundChecks, reportSizeCheck } from './private-fund-checks.ts';
import { proportionChecks } from './proportion-checks.ts';
import { isFresh, type QuestionCheck, question } from './question.ts';
import type { SetCheck } from '../set-check.ts';

/** SQL of the day that it is where it is latest: wherever someone is, a later one has not begun. */
const latestToday = "(select (now() at time zone 'Pacific/Kiritimati')::date)";

const splits = question('split-as-trades', {
  column: 'type',
  deniedBy: 'trades-like-splits',
  details: ['sold', 'bought', 'symbol', 'ratio'],
  onlyIf: 'exists (select from booked_splits)',
  sql: `
    select coalesce(purchase_line, sale_line) as line, 'Sale and Purchase' as found,
      'a Split with a ratio of ' || ${numberText('ratio')} || ': on ' || day || ' all ' || ${numberText('sold')} || ' units of ' || symbol
        || ' are sold and ' || ${numberText('bought')} || ' bought for about the same money' as expected,
      trim_scale(sold) as sold, trim_scale(bought) as bought, symbol, ratio
    from booked_splits`,
});

const unitSplits = question('split-as-units', {
  types: ['CorporateAction'],
  column: 'units',
  details: ['held', 'units', 'symbol', 'ratio', 'day'],
  onlyIf: 'exists (select from split_units)',
  sql: `
    select line, trim_scale(units)::text as found,
      'a Split with a ratio of ' || ${numberText('ratio')} || ', or the cost of these units: ' || ${numberText('held')} || ' units of ' || symbol
        || ' become ' || ${numberText('held + units')} || ' on ' || day || ' for nothing' as expected,
      held, trim_scale(units) as units, symbol, ratio, day
    from split_units`,
});

const costs = question('charges-exceed-proceeds', {
  column: 'amount',
  details: ['recorded', 'costs', 'currency'],
  onlyIf: "exists (select from staged_transactions where type = 'Sale' and amount < 0)",
  sql: `
    select line, trim_scale(amount)::text as found,
      'a sale that brings more than its charges: charges and tax are ' || ${numberText('charges + tax', 2)} || ' ' || currency || ' of '
        || ${numberText('amount + charges + tax', 2)} as expected,
      trim_scale(amount) as recorded, trim_scale(charges + tax) as costs, currency
    from staged_transactions s
    where type = 'Sale' and amount < 0 and ${isFresh}`,
});

const prices = question('market-price', {
  column: 'units',
  details: ['recorded', 'usual', 'units', 'symbol', 'close', 'currency', 'day'],
  onlyIf: 'exists (select from market_doubts)',
  sql: `
    select s.line, trim_scale(s.units)::text as found,
      'units or an amount that fit the market: ' || ${numberText('d.units')} || ' units of ' || d.symbol || ' at the close of ' || d.day || ', '
        || ${numberText('d.close')} || ', are about ' || ${numberText('d.usual', 2)} || ' ' || d.currency || ', not ' || ${numberText('d.paid', 2)} as expected,
      round(d.paid, 2) as recorded, round(d.usual, 2) as usual, trim_scale(d.units) as units, d.symbol, trim_scale(d.close) as close, d.currency, d.day
    from market_doubts d join staged_transactions s on s.line = d.line
    where ${isFresh} and not exists (select from trade_doubts t where t.line = s.line)
      and not exists (select from booked_splits b where s.line in (b.sale_line, b.purchase_line))`,
});

/** Columns in which rows that repeat are equal: all but those that tell one from another. */
const repeatedColumns = `
  source, portfolio, date, "settleDate", type, symbol, units, nominal, price, amount, currency, "fxRate", charges, tax, category, note, cost, ratio,
  "counterPortfolio"`;

/** By a hash first: few rows are compared in full, nearly always none, so hashes are not kept. Two equal trades apart from each other within the rows of one day are no repetition. */
const repeated = question('repeated-in-file', {
  column: 'id',
  details: ['first'],
  leastRows: 2,
  sql: `
    with hashed as not materialized (
      select line, hashtextextended(portfolio, hashtextextended(coalesce(symbol, ''), hash_numeric_extended(amount, date - date '2000-01-01'))) as hash
      from staged_transactions where not is_faulty
    ), suspected as (
      select hash from hashed group by hash having count(*) > 1
    ), repeats as (
      select portfolio, date, array_agg(line order by line) as lines, array_agg(id order by line) as ids, array_agg(is_fresh order by line) as fresh
      from (
        select s.*, ${isFresh} as is_fresh from staged_transactions s where line in (select line from hashed join suspected using (hash))
      ) as alike
      group by ${repeatedColumns}
      having count(*) > 1
    ), days as (
      select portfolio, date, max(line) - min(line) + 1 = count(*) as is_together
      from staged_transactions join (select distinct portfolio, date from repeats) as repeated using (portfolio, date)
      where not is_faulty
      group by portfolio, date
    )
    select twin.line, twin.id as found, 'a transaction that this file has once; ' || r.ids[1] || ' is the same' as expected, r.ids[1] as first
    from repeats r
    join days d using (portfolio, date)
    cross join lateral unnest(r.lines[2:], r.lines[:cardinality(r.lines) - 1], r.ids[2:], r.fresh[2:]) as twin (line, before, id, is_fresh)
    where (twin.line = twin.before + 1 or not d.is_together) and twin.is_fresh`,
});

const isUnusual = `date > ${latestToday} or date < '1970-01-01'`;

const dates = question('unusual-date', {
  column: 'date',
  details: ['day'],
  onlyIf: `exists (select from staged_transactions where ${isUnusual})`,
  sql: `
    select line, date::text as found, 'a day from 1970 to today' as expected, date as day
    from staged_transactions s
    where (${isUnusual}) and ${isFresh}`,
});

const dividends = question('not-held', {
  types: ['Dividend'],
  column: 'symbol',
  details: ['symbol', 'day'],
  sql: `
    with ${projectedLedger},
    received as (
      select line, portfolio, symbol, date from staged_transactions s
      where type = 'Dividend' and amount > 0 and symbol is not null and ${isFresh}
    ), held as (
      select c.portfolio, c.symbol, min(c.day) as since
      from coming c join (select distinct portfolio, symbol from received) r using (portfolio, symbol)
      where c.type not in ('Dividend', 'Interest', 'Tax', 'Charge')
      group by c.portfolio, c.symbol
    )
    select r.line, r.symbol as found, 'a security that the portfolio held by ' || r.date as expected, r.symbol, r.date as day
    from received r
    left join held h using (portfolio, symbol)
    where (h.since is null or h.since > r.date) and not exists (select from faulty f where f.portfolio = r.portfolio)`,
});

const isLate = 'abs("settleDate" - date) > 30';

const settlements = question('late-settlement', {
  column: 'settleDate',
  ofColumn: true,
  details: ['day'],
  onlyIf: `exists (select from staged_transactions where ${isLate})`,
  sql: `
    select line, "settleDate"::text as found, 'a day within 30 days of the trade on ' || date as expected, date as day
    from staged_transactions s
    where ${isLate} and ${isFresh}`,
});

/** Words of notes that say that a row takes another one back. */
const reversed = 'cancel|clear|revers|refund|rebate|reimburs|correct|adjust|return|storn|erstatt|annul|ακύρ|ακυρ|επιστρο|αντιλογ|διόρθ';

/** Signs are compared where three rows of a kind have the other one, and this is the only row with this one, or one of a twentieth. */
const signs = question('odd-sign', {
  types: ['Charge', 'Tax', 'Interest'],
  column: 'amount',
  details: ['recorded', 'others', 'currency'],
  sql: `
    with kinds as (
      select source, type, coalesce(category, '') as category, currency,
        count(*) filter (where amount > 0) as above, count(*) filter (where amount < 0) as below
      from staged_transactions
      where type in ('Charge', 'Tax', 'Interest') and not is_faulty
      group by 1, 2, 3, 4
    ), odd as (
      select *, case when above < below then 1 else -1 end as sign, greatest(above, below) as others, least(above, below) as rare from kinds
    )
    select s.line, trim_scale(s.amount)::text as found,
      'an amount ' || case when o.sign > 0 then 'below' else 'above' end || ' zero, as ' || o.others || ' other rows of this kind have (' || s.type || ')' as expected,
      trim_scale(s.amount) as recorded, o.others, s.currency
    from odd o
    join staged_transactions s on s.source = o.source and s.type = o.type and coalesce(s.category, '') = o.category and s.currency = o.currency
      and sign(s.amount) = o.sign
    where o.others >= 3 and (o.rare = 1 or o.rare * 20 <= o.others) and coalesce(s.note, '') !~* '${reversed}' and ${isFresh}`,
});

/** Questions about market data, by the names that confirm them. A rate that moves by up to a quarter and stays there was moved by the market: the franc of January 2015. */
export const marketQuestionChecks: readonly SetCheck[] = [
  reportSizeCheck,
  {
    file: 'fx.csv',
    column: 'perEuro',
    confirmedBy: 'fx-jump',
    sql: `
      with known as (
        select s.line, s.currency, s.date, s."perEuro" as rate,
          lag(s."perEuro") over near as before, lag(s.date) over near as day_before, lag(s."perEuro", 2) over near as earlier,
          case when lead(s.date) over near - s.date <= 7 then lead(s."perEuro") over near end as next
        from staged_fx s where s."perEuro" > 0
        window near as (partition by s.currency order by s.date)
      ), compared as (
        select k.*, coalesce(case when k.date - k.day_before <= 7 then k.before end, stored.per_euro) as neighbour
        from known k
        left join lateral (
          select r.per_euro from exchange_rates r
          where k.before is null and r.currency = k.currency and r.day between k.date - 7 and k.date - 1 order by r.day desc limit 1
        ) stored on true
      )
      select line, trim_scale(rate)::text as found,
        currency || ' within 10% of the rate before, ' || ${numberText('neighbour')} || ': ' || date || ' differs by '
          || ${numberText('abs(rate / neighbour - 1) * 100', 1)} || '%' as expected
      from compared c
      where abs(rate / neighbour - 1) > 0.1 and not coalesce(abs(rate / earlier - 1) <= 0.1, false)
        and not coalesce(abs(rate / neighbour - 1) <= 0.25 and abs(next / rate - 1) <= 0.1, false)
        and not exists (select from exchange_rates r where r.currency = c.currency and r.day = c.date and r.per_euro = c.rate)`,
  },
  ...['coupon', 'annualGrowth', 'terUnderlying'].map((column): SetCheck => ({
    file: 'instruments.csv',
    column,
    ofColumn: true,
    confirmedBy: 'rate-above-one',
    sql: `
      select line, trim_scale(abs("${column}"))::text as found, 'a fraction: 5% is written 0.05, and 5 is 500%' as expected
      from staged_instruments s
      where abs("${column}") > 1`,
  })),
];

/** Questions that are asked about what is recorded by hand too. Equal rows of a form are meant. */
export const entryQuestionChecks: readonly QuestionCheck[] = [
  splits,
  unitSplits,
  costs,
  prices,
  dates,
  dividends,
  settlements,
  ...proportionChecks,
  ...movedCostChecks,
  ...privateFundChecks,
];

/** Questions that an import asks about its rows. */
export const questionChecks: readonly QuestionCheck[] = [...entryQuestionChecks, repeated, signs];

const isPending = `date > ${latestToday} and not is_faulty`;

/** Lists the transactions that do not count yet. */
export const pendingCheck: SetCheck = {
  file: 'transactions.csv',
  column: 'date',
  isWarning: true,
  says: 'pending',
  details: ['day'],
  onlyIf: `exists (select from staged_transactions where ${isPending})`,
  sql: `
    select line, date::text as found, 'a day up to today: the transaction is pending and counts from ' || date || ' on' as expected, date as day
    from staged_transactions s
    where ${isPending}`,
};
