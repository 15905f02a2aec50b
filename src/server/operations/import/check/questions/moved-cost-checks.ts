import { projectedLedger } from '../projected-ledger.ts';
import { numberText } from '../number-text.ts';
import { isFresh, type QuestionCheck, question } from './question.ts';

/** Each portfolio with the account that it belongs to, stored or in this import. */
const owners = `
  owners as (
    select k.external_id as portfolio, coalesce(k.account_id::text, s.account) as owner
    from known_portfolios k
    left join (select distinct on ("externalId") "externalId", account from staged_portfolios order by "externalId", line) s
      on s."externalId" = k.external_id
  )`;

/** Units that came into a portfolio, `s`, with what left another one of the account by the same transfer, `o`; as `transfersBetween` finds them. */
const twin = `
  coming o
  join owners giver on giver.portfolio = o.portfolio
  join owners taker on taker.portfolio = s.portfolio and taker.owner = giver.owner
  where o.type = 'TransferOut' and o.transfer_id = s."transferId" and o.day = s.date and o.symbol = s.symbol and o.units = s.units
    and o.portfolio <> s.portfolio`;

const received = `s.type = 'TransferIn' and s.units > 0 and s.symbol is not null and ${isFresh}`;

/** The other side of a transfer with which this one does not agree: that is refused. */
const otherSide = `
  coming o where o.type = 'TransferOut' and o.source = s.source and o.transfer_id = s."transferId" and (o.symbol, o.units) is distinct from (s.symbol, s.units)`;

const withoutCost = question('transfer-without-cost', {
  types: ['TransferIn'],
  column: 'cost',
  details: ['units', 'symbol', 'day'],
  sql: `
    with ${projectedLedger},
    ${owners}
    select s.line, trim_scale(s.units)::text as found,
      'a cost of these units of ' || s.symbol || ', or a transfer out of another portfolio of the account with the same transferId: without them the value on '
        || s.date || ' is their cost' as expected,
      trim_scale(s.units) as units, s.symbol, s.date as day
    from staged_transactions s
    left join coming_instruments i on i.symbol = s.symbol
    where ${received} and s.cost is null and i.type is distinct from 'Cash'
      and not exists (select from faulty f where f.portfolio = s.portfolio)
      and (s."transferId" is null or not exists (select from ${twin}) and not exists (select from ${otherSide}))`,
});

/** Costs are compared within this, for rounding and charges. */
const sameCost = 0.01;

/**
 * Checks that the giving portfolio's cost per unit lies between the cheapest and the dearest of its purchases, whichever of them moved, and
 * that each moved lot was bought on the day of one. Compares nothing if the portfolio got units of it another way, or in another currency.
 */
const otherCost = question('transfer-cost-differs', {
  types: ['TransferIn'],
  column: 'cost',
  details: ['recorded', 'usual', 'currency', 'symbol', 'since'],
  sql: `
    with ${projectedLedger},
    ${owners},
    twins as materialized (
      select s.line, s.units, s.cost, s.acquired, s.date as day, s.currency, s.symbol, o.portfolio as giver, o.cost as stated, o.sequence
      from staged_transactions s cross join lateral (select o.portfolio, o.cost, o.sequence from ${twin} limit 1) o
      where ${received} and (s.cost is not null or s.acquired is not null) and s."transferId" is not null
    ), paid as (
      select t.line, min((-c.amount) / nullif(c.units, 0)) filter (where c.type = 'Purchase') as lowest,
        max((-c.amount) / nullif(c.units, 0)) filter (where c.type = 'Purchase') as highest,
        min(c.day) filter (where c.type = 'Purchase') as first_day, max(c.day) filter (where c.type = 'Purchase') as last_day,
        bool_and(c.type in ('Purchase', 'Sale', 'TransferOut', 'Withdrawal', 'Dividend', 'Interest', 'Tax', 'Charge')) as is_plain,
        bool_and(c.currency = t.currency) filter (where c.type = 'Purchase') as is_alike
      from twins t join coming c on c.portfolio = t.giver and c.symbol = t.symbol and (c.day < t.day or c.day = t.day and c.sequence < t.sequence)
      group by t.line
    ), compared as (
      select t.*, p.first_day, p.last_day,
        case when t.stated is not null then t.stated when p.is_plain and p.is_alike then p.lowest * t.units end as lowest,
        case when t.stated is not null then t.stated when p.is_plain and p.is_alike then p.highest * t.units end as highest,
        p.is_plain and t.acquired not between p.first_day and p.last_day as is_other_day
      from twins t left join paid p using (line)
    ), judged as (
      select *, cost < lowest * ${1 - sameCost} or cost > highest * ${1 + sameCost} as is_other_cost from compared
    )
    select line, coalesce(trim_scale(cost)::text, acquired::text) as found,
      case when is_other_cost
        then 'the cost that ' || giver || ' had, about ' || ${numberText('case when cost < lowest then lowest else highest end', 2)} || ' ' || currency
        else 'a day on which ' || giver || ' bought ' || symbol || ', from ' || first_day || ' to ' || last_day || ', not ' || acquired
      end as expected,
      round(cost, 2) as recorded, round(case when cost < lowest then lowest else highest end, 2) as usual, currency, symbol, first_day as since
    from judged
    where is_other_cost or is_other_day`,
});

/** One security for one other without cash takes its lots along, as `exchangesWithin` finds them. All else needs the share of the cost of each. */
const exchanges = question('exchange-without-cost', {
  types: ['CorporateAction'],
  column: 'cost',
  details: ['units', 'symbol', 'day'],
  sql: `
    with legs as (
      select s.*, count(*) over action as legs, count(*) filter (where units < 0) over action as given, count(*) filter (where units > 0) over action as got,
        count(*) filter (where units > 0 and cost is null) over action as without_cost, sum(abs(amount)) over action as cash,
        min(symbol) over action <> max(symbol) over action as is_other
      from staged_transactions s
      where type = 'CorporateAction' and ratio is null and units <> 0 and symbol is not null
      window action as (partition by portfolio, date, "transferId")
    )
    select s.line, trim_scale(s.units)::text as found,
      'the cost of these units of ' || s.symbol || ': which share of the cost goes with each security that came on ' || s.date || ' has to be stated' as expected,
      trim_scale(s.units) as units, s.symbol, s.date as day
    from legs s
    where given > 0 and got > 0 and units > 0 and cost is null and is_other and not (legs = 2 and cash = 0) and ${isFresh}`,
});

export const movedCostChecks: readonly QuestionCheck[] = [withoutCost, otherCost, exchanges];
