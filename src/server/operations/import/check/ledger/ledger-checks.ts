import { kindOrder } from '#finance/ledger/ledger.ts';
import { projectedLedger, projectedLedgerInline, unitChange } from '../projected-ledger.ts';
import { areThereReversals, reversals } from './reversals.ts';
import type { SetCheck } from '../set-check.ts';

const place = `case m.type ${Object.entries(kindOrder)
  .map(([type, order]) => `when '${type}' then ${order}`)
  .join(' ')} end`;

/** Types with which units leave a portfolio. */
const leaving = "('Sale', 'Withdrawal', 'TransferOut')";

/** Movements of units, each with `change`: what it brings, or takes with a minus. A split has a `ratio` instead. */
const moves = `
  select c.portfolio, c.symbol, c.day, c.type, c.sequence, c.line,
    c.line is not null and (c.units is not null or c.ratio is not null) as is_staged,
    case when c.type in ('Split', 'CorporateAction') then c.ratio end as ratio,
    ${unitChange('c')} as change
  from coming c
  where c.symbol is not null`;

/**
 * Splits multiply what was held before: each row counts in the units after the last split, which needs no division. Balances are summed in order only
 * where the order matters: a holding into which all units came before the first day on which any left needs no more than its sum.
 */
const oversells = (alsoTouched: string) => `
  with ${projectedLedgerInline},
  also_touched (portfolio, symbol) as (
    select p.external_id, i.symbol
    from staged_transactions s
    join transactions t on t.source = s.source and t.source_id = s.id and t.voided_at is null
    join known_portfolios p on p.account_id = t.account_id and p.portfolio_id = t.portfolio_id
    join instruments i on i.id = t.instrument_id
    where (p.external_id, i.symbol) is distinct from (s.portfolio, s.symbol)
    ${alsoTouched}
  ),
  outlines as (
    select portfolio, symbol, bool_or(ratio is not null) as is_split
    from (${moves}) as each
    group by portfolio, symbol
    having (bool_or(ratio is not null) or sum(change) < 0 or min(day) filter (where change < 0) <= max(day) filter (where change > 0))
      and (bool_or(is_staged) or (portfolio, symbol) in (select portfolio, symbol from also_touched))
  ),
  holdings as (select row_number() over () as holding, portfolio, symbol, is_split from outlines),
  moved as (
    select h.holding, m.day, ${place} as place, m.sequence, m.line, m.type in ${leaving} as leaves, m.ratio, m.change
    from (${moves}) as m
    join holdings h using (portfolio, symbol)
  ),
  splits as (select holding from holdings where is_split),
  doubtful as (select holding from holdings where not is_split),
  scaled as (
    select holding, day, place, sequence, line, leaves, change, change as counted, 1::numeric as factor
    from moved join doubtful using (holding)
    union all
    select holding, day, place, sequence, line, leaves, change, change * factor, factor
    from (
      select *, coalesce(pg_temp.product(coalesce(ratio, 1)) over (
        partition by holding order by day desc, place desc, sequence desc rows between unbounded preceding and 1 preceding), 1) as factor
      from moved join splits using (holding)
    ) as split
  ),
  balances as (
    select *, sum(counted) over (partition by holding order by day, place, sequence rows unbounded preceding) as left_over
    from scaled
    where change is not null
  ),
  oversold as (
    select distinct on (holding) * from balances where left_over < 0 and leaves order by holding, day, place, sequence
  )
  select coalesce(o.line, (select max(line) from moved m where m.holding = o.holding)) as line, trim_scale(-o.change)::text as found,
    'no more than the ' || trim_scale(round(o.left_over / o.factor - o.change, 10)) || ' units of ' || h.symbol || ' held on ' || o.day as expected,
    trim_scale(round(o.left_over / o.factor - o.change, 10)) as units, h.portfolio, h.symbol, o.day
  from oversold o join holdings h using (holding)`;

const transfers = `
  with ${projectedLedger},
  touched as (select distinct source, "transferId" as transfer_id from staged_transactions where "transferId" is not null),
  sides as (
    select source, transfer_id, max(line) as line, bool_or(type = 'Exchange') as is_exchange,
      count(*) filter (where type = 'TransferOut') as outs, count(*) filter (where type = 'TransferIn') as ins, count(*) as rows,
      count(distinct coalesce(symbol, '')) = 1 as same_symbol,
      count(distinct coalesce(units, 0)) = 1 as same_units,
      count(distinct currency) > 1 or sum(amount) = 0 as same_amount,
      max(portfolio) filter (where type = 'TransferOut') as from_portfolio,
      max(portfolio) filter (where type = 'TransferIn') as to_portfolio,
      max(counter_portfolio) filter (where type = 'TransferOut') as said_to,
      max(counter_portfolio) filter (where type = 'TransferIn') as said_from
    from coming join touched using (source, transfer_id)
    group by source, transfer_id
  )
  select line, transfer_id as found, complaint as expected
  from sides,
    lateral (select case
      when outs <> 1 or ins <> 1 or rows <> 2 then 'one TransferOut and one TransferIn with this transferId; there are ' || outs || ' and ' || ins
      when not same_symbol then 'the same symbol on both sides of the transfer'
      when not same_units then 'the same units on both sides of the transfer'
      when not same_amount then 'amounts of both sides of the transfer that cancel out'
      when coalesce(said_to, to_portfolio) <> to_portfolio then 'counterPortfolio ' || to_portfolio || ' on the side of ' || from_portfolio
      when coalesce(said_from, from_portfolio) <> from_portfolio then 'counterPortfolio ' || from_portfolio || ' on the side of ' || to_portfolio
    end as complaint) as judged
  where complaint is not null and not is_exchange`;

const exchanges = `
  with ${projectedLedger},
  touched as (select distinct source, "transferId" as transfer_id from staged_transactions where "transferId" is not null),
  pairs as (
    select source, transfer_id, max(line) as line, count(*) as rows, bool_and(type = 'Exchange') as are_exchanges,
      count(distinct portfolio) as portfolios, count(distinct day) as days, count(distinct currency) as currencies,
      count(*) filter (where amount < 0) as outs
    from coming join touched using (source, transfer_id)
    group by source, transfer_id
    having bool_or(type = 'Exchange')
  )
  select line, transfer_id as found, complaint as expected
  from pairs,
    lateral (select case
      when rows <> 2 or not are_exchanges then 'exactly two rows with this transferId, both of type Exchange'
      when portfolios > 1 then 'both sides of an exchange in one portfolio; between portfolios it is a transfer'
      when days > 1 then 'both sides of an exchange on one day'
      when outs <> 1 then 'one negative amount (sold) and one positive amount (bought)'
      when currencies < 2 then 'two different currencies'
    end as complaint) as judged
  where complaint is not null`;

/** True if units leave in this import or have left before. */
const doUnitsLeave = `
  exists (select from staged_transactions where type in ${leaving}) or exists (select from transactions where type in ${leaving} and voided_at is null)`;

const areThereTransfers = 'exists (select from staged_transactions where "transferId" is not null)';

/** Made before the checks run: exact products, which PostgreSQL has no aggregate for. */
export const productAggregate =
  "create or replace aggregate pg_temp.product (numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1')";

/** No one sells more than is held over the whole history, nothing is taken back that was not booked, transfers arrive as they left, and exchanges have both sides. */
export const ledgerChecks: readonly SetCheck[] = [oversellCheck(), reversalCheck(), ...pairChecks()];

/** `alsoTouched` says in SQL, as a union of portfolio and symbol, what is looked at beside the holdings of the staged rows. */
export function oversellCheck(alsoTouched = ''): SetCheck {
  return {
    file: 'transactions.csv',
    column: 'units',
    says: 'held',
    details: ['units', 'symbol', 'day'],
    onlyIf: doUnitsLeave,
    sql: oversells(alsoTouched),
  };
}

/** `alsoTouched` as a union of portfolios. */
export function reversalCheck(alsoTouched = ''): SetCheck {
  return {
    file: 'transactions.csv',
    column: 'amount',
    says: 'booked',
    details: ['most', 'currency', 'day'],
    onlyIf: areThereReversals,
    leastRows: 0,
    sql: reversals(alsoTouched),
  };
}

export function pairChecks(): SetCheck[] {
  return [transfers, exchanges].map((sql) => ({
    file: 'transactions.csv',
    column: 'transferId',
    ofColumn: true,
    onlyIf: areThereTransfers,
    sql,
  }));
}
