/**
 * The ledger as it will be of what this import touches: its rows, and the live ones that they do not replace. Rows with
 * faults take their whole portfolio out, because what follows from them would be reported as well.
 */
export const projectedLedger = ledgerAs('coming as');

/** The same for a rule that reads it more than once, of which it wants few rows the second time: it is read anew and not kept. */
export const projectedLedgerInline = ledgerAs('coming as not materialized');

/** SQL of the units that a row brings, or takes with a minus; null where it moves none. A split multiplies them instead. */
export const unitChange = (row: string) => `
    case
      when ${row}.type in ('Purchase', 'Call', 'Contribution', 'TransferIn') then ${row}.units
      when ${row}.type in ('Sale', 'Withdrawal', 'TransferOut') then -${row}.units
      when ${row}.type = 'Adjustment' or ${row}.type = 'CorporateAction' and ${row}.ratio is null then ${row}.units
    end`;

function ledgerAs(coming: string): string {
  return `
  faulty as (select distinct portfolio from staged_transactions where is_faulty and portfolio is not null),
  ${coming} (
    select s.portfolio, s.symbol, s.date as day, s.type, s.units, s.amount, s.currency, s.ratio, s.source, s."transferId" as transfer_id,
      s."counterPortfolio" as counter_portfolio, coalesce(t.sequence, 1000000000000000 + s.line) as sequence, s.line,
      s.category, s.cost, s.acquired, s.charges, s.tax
    from staged_transactions s
    left join transactions t on t.source = s.source and t.source_id = s.id and t.voided_at is null
    where not exists (select from faulty where faulty.portfolio = s.portfolio)
    union all
    select p.external_id, i.symbol, t.day, t.type, t.units, t.amount, t.currency, t.ratio, t.source, t.transfer_id, c.external_id, t.sequence, null,
      t.category, t.cost, t.acquired, t.charges, t.tax
    from transactions t
    join known_portfolios p on p.account_id = t.account_id and p.portfolio_id = t.portfolio_id and not p.is_ambiguous
    left join instruments i on i.id = t.instrument_id
    left join known_portfolios c on c.portfolio_id = t.counter_portfolio_id
    where t.voided_at is null
      and (t.transfer_id is not null or t.instrument_id is not null or t.type = 'Charge')
      and not exists (select from faulty where faulty.portfolio = p.external_id)
      and not exists (select from staged_transactions s where s.source = t.source and s.id = t.source_id)
  )`;
}
