import { projectedLedger } from '../projected-ledger.ts';
import { numberText } from '../number-text.ts';
import { isFresh, type QuestionCheck, question } from './question.ts';
import type { SetCheck } from '../set-check.ts';

/** Sums of roundings. */
const closeEnough = 1.0001;

/** Calls against the commitment, as `fundFlows` counts them. Of a fund with calls in several currencies nothing is compared. */
const calls = question('call-beyond-commitment', {
  types: ['Call'],
  column: 'amount',
  details: ['recorded', 'usual', 'symbol', 'currency'],
  sql: `
    with ${projectedLedger},
    called as (
      select distinct portfolio, symbol from staged_transactions s where type = 'Call' and symbol is not null and ${isFresh}
    ), committed as (
      select portfolio, symbol, amount, currency from staged_commitments where not is_faulty
      union all
      select p.external_id, i.symbol, c.amount, c.currency
      from commitments c
      join known_portfolios p on p.account_id = c.account_id and p.portfolio_id = c.portfolio_id and not p.is_ambiguous
      join instruments i on i.id = c.instrument_id
      where (p.external_id, i.symbol) in (select portfolio, symbol from called)
        and not exists (select from staged_commitments s where s.portfolio = p.external_id and s.symbol = i.symbol)
    ), running as (
      select c.line, c.type, c.symbol, c.currency, m.amount as commitment,
        sum(case when c.type = 'Call' and coalesce(c.category, '') <> 'FeesOutside' then case when c.amount = 0 then c.charges else -c.amount end else 0 end)
          over history as called,
        sum(case when c.type = 'Distribution' and c.category = 'Recallable' then c.amount else 0 end) over history as recallable,
        c.category, min(c.currency) over fund as lowest, max(c.currency) over fund as highest, m.currency as committed_in
      from coming c
      join called using (portfolio, symbol)
      join committed m using (portfolio, symbol)
      where c.type in ('Call', 'Distribution')
      window fund as (partition by c.portfolio, c.symbol),
        history as (partition by c.portfolio, c.symbol order by c.day, c.type desc, c.sequence)
    )
    select r.line, trim_scale(s.amount)::text as found,
      'calls within the commitment: with this one ' || ${numberText('r.called', 2)} || ' of ' || ${numberText('r.commitment + r.recallable', 2)} || ' ' || r.currency
        || ' are called (' || r.symbol || ')' as expected,
      round(r.called, 2) as recorded, round(r.commitment + r.recallable, 2) as usual, r.symbol, r.currency
    from running r join staged_transactions s on s.line = r.line
    where r.type = 'Call' and coalesce(r.category, '') <> 'FeesOutside' and r.lowest = r.highest and r.committed_in = r.currency
      and r.called > (r.commitment + r.recallable) * ${closeEnough} and ${isFresh}`,
});

const distributions = question('distribution-without-category', {
  types: ['Distribution'],
  column: 'category',
  details: ['symbol', 'day'],
  sql: `
    select s.line, '' as found, 'what ' || s.symbol || ' distributed on ' || s.date || ': ReturnOfCapital, Gain, Income or Recallable' as expected,
      s.symbol, s.date as day
    from staged_transactions s
    where type = 'Distribution' and category is null and ${isFresh}`,
});

/** A report in thousands, or in full after one in thousands. */
const thousand = { lowest: 500, highest: 2000 };

export const reportSizeCheck: SetCheck = {
  file: 'reported-values.csv',
  column: 'value',
  confirmedBy: 'report-size',
  sql: `
    with named as (
      select s.line, s.portfolio, s.symbol, s.date, s.value, s.currency, lag(s.value) over fund as before, lag(s.currency) over fund as before_in
      from staged_reported_values s where not is_faulty
      window fund as (partition by s.portfolio, s.symbol order by s.date)
    ), compared as (
      select n.*, coalesce(n.before, stored.value) as last, coalesce(n.before_in, stored.currency) as last_in
      from named n
      left join lateral (
        select v.value, v.currency from reported_values v
        join known_portfolios p on p.account_id = v.account_id and p.portfolio_id = v.portfolio_id and p.external_id = n.portfolio
        join instruments i on i.id = v.instrument_id and i.symbol = n.symbol
        where n.before is null and v.day < n.date order by v.day desc limit 1
      ) stored on true
    )
    select line, trim_scale(value)::text as found,
      'a value of about the size of the last one, ' || ${numberText('last', 2)} || ' ' || currency || ': one of the two may be in thousands' as expected
    from compared c
    where last > 0 and value > 0 and last_in = currency
      and (value / last between ${thousand.lowest} and ${thousand.highest} or last / value between ${thousand.lowest} and ${thousand.highest})
      and not exists (
        select from reported_values v
        join known_portfolios p on p.account_id = v.account_id and p.portfolio_id = v.portfolio_id and p.external_id = c.portfolio
        join instruments i on i.id = v.instrument_id and i.symbol = c.symbol
        where v.day = c.date and v.value = c.value)`,
};

export const privateFundChecks: readonly QuestionCheck[] = [calls, distributions];
