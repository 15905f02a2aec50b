import { projectedLedger } from '../projected-ledger.ts';

const isReversal = "(type = 'Dividend' and amount < 0 or type = 'Charge' and amount > 0)";

/** True if anything is taken or given back, in this import or before. */
export const areThereReversals = `
  exists (select from staged_transactions where ${isReversal}) or exists (select from transactions where ${isReversal} and voided_at is null)`;

/**
 * A negative Dividend takes back what was received, a positive Charge gives back what was paid: never more than the portfolio
 * booked of it (type, symbol and currency) up to that day. So a wrong sign stays a fault, a part can be given back, and nothing
 * is given back twice.
 */
export const reversals = (alsoTouched: string) => `
  with ${projectedLedger},
  touched as (
    select portfolio from staged_transactions where ${isReversal}
    union
    select p.external_id
    from transactions t join known_portfolios p on p.account_id = t.account_id and p.portfolio_id = t.portfolio_id
    where t.voided_at is null and ${isReversal}
    ${alsoTouched}
  ),
  signed as (
    select c.portfolio, c.type, coalesce(c.symbol, '') as symbol, c.currency, c.day, c.sequence, c.line, c.amount,
      case c.type when 'Dividend' then c.amount else -c.amount end as booked
    from coming c join touched using (portfolio)
    where c.type in ('Dividend', 'Charge')
  ),
  balances as (
    select *,
      sum(booked) over (partition by portfolio, type, symbol, currency order by day) as left_over,
      max(line) over (partition by portfolio, type, symbol, currency) as last_line
    from signed
  )
  select distinct on (portfolio, type, symbol, currency) coalesce(line, last_line) as line, trim_scale(amount)::text as found,
    case type
      when 'Dividend' then 'zero or more, or a reversal of no more than was received'
      else 'zero or less, or a refund of no more than was paid'
    end || ' by ' || day || ': ' || trim_scale(left_over - booked) || ' (' || type || ')' as expected,
    trim_scale(left_over - booked) as most, portfolio, currency, day
  from balances
  where left_over < 0 and booked < 0
  order by portfolio, type, symbol, currency, day, sequence`;
