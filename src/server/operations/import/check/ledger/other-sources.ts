import { enteredSource } from '#domain/ledger/entered-source.ts';
import { numberText } from '../number-text.ts';
import type { SetCheck } from '../set-check.ts';

/** True if there are transactions of more than one source: most books have one, and are not compared with themselves. */
const areSeveralSources = `(
  (select min(source) from staged_transactions) = '${enteredSource}'
  or exists (select from transactions where voided_at is null and source <> (select min(source) from staged_transactions))
  or (select min(source) <> max(source) from staged_transactions))`;

const areStagedSources = '(select min(source) <> max(source) from staged_transactions)';

/**
 * Transactions that another source has as well, in portfolio, day, type, security, units, amount and currency: the same export under
 * another name would double the book. What its source has had already is no question any more.
 */
export const otherSourceTwins = `
  with fresh as (
    select s.line, s.source, s.id, s.portfolio, s.date, s.type, s.symbol, s.units, s.amount, s.currency, p.account_id, p.portfolio_id, i.instrument_id
    from staged_transactions s
    join known_portfolios p on p.external_id = s.portfolio
    left join known_instruments i on i.symbol = s.symbol
    where not s.is_faulty and ${areSeveralSources}
      and not exists (
        select from transactions own
        where own.account_id = p.account_id and own.source = s.source and own.source_id = s.id and own.voided_at is null)
  ), twins as (
    select f.*, t.source as other_source, t.source_id as other_id
    from fresh f
    join transactions t on t.account_id = f.account_id and t.portfolio_id = f.portfolio_id and t.day = f.date and t.type = f.type
      and t.amount = f.amount and t.currency = f.currency
    where t.voided_at is null and (t.source <> f.source or f.source = '${enteredSource}')
      and t.instrument_id is not distinct from f.instrument_id and t.units is not distinct from f.units
    union all
    select f.*, s.source, s.id
    from fresh f
    join staged_transactions s on s.portfolio = f.portfolio and s.date = f.date and s.type = f.type and s.amount = f.amount and s.currency = f.currency
    where ${areStagedSources} and s.line < f.line and s.source <> f.source
      and s.symbol is not distinct from f.symbol and s.units is not distinct from f.units
  )
  select distinct on (line) line, source || ', ' || id as found, other_source, other_id,
    'a transaction that no other source has; ' || other_id || ' of ' || other_source || ' is the same: ' || type || ' of ' || portfolio || ' on ' || date
      || coalesce(', ' || ${numberText('units')} || ' of ' || symbol, ', ' || symbol, '') || ', ' || ${numberText('amount')} || ' ' || currency as expected
  from twins
  order by line, other_source, other_id`;

/** Refuses the source name reserved for manual entries, which no file replaces. */
const reservedSource = `
  select line, source as found, 'another name of a source: ${enteredSource} is for what is recorded by hand' as expected
  from staged_transactions where source = '${enteredSource}'`;

/** Ids that begin again in every export would replace the transactions of the one before. */
export const reusedIds = `
  select s.line, s.source || ', ' || s.id as found, t.source as other_source, t.source_id as other_id,
    'an id of its own; ' || t.source_id || ' of ' || t.source || ' is ' || t.type || ' on ' || t.day || ', ' || ${numberText('t.amount')} || ' ' || t.currency
      || ', and would be replaced' as expected
  from staged_transactions s
  join transactions t on t.source = s.source and t.source_id = s.id and t.voided_at is null
  where not s.is_faulty and t.day <> s.date and t.amount <> s.amount`;

export const otherSourceCheck: SetCheck = {
  file: 'transactions.csv',
  column: 'source, id',
  confirmedBy: 'repeated-transactions',
  says: 'repeated',
  onlyIf: areSeveralSources,
  sql: otherSourceTwins,
};

export const sourceChecks: readonly SetCheck[] = [
  { file: 'transactions.csv', column: 'source', sql: reservedSource },
  otherSourceCheck,
  { file: 'transactions.csv', column: 'source, id', confirmedBy: 'reused-ids', says: 'reused', ofStored: true, sql: reusedIds },
];
