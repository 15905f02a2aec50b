import type pg from 'pg';
import { smallestShownSplit } from '#finance/prices/split-evidence.ts';
import { projectedLedger, unitChange } from '../projected-ledger.ts';
import { isFresh } from '../questions/question.ts';

/**
 * Finds corporate actions that look like a split, in the temporary table `split_units`: units of a holding come or go for nothing, without a cost
 * and without other units that leave or come for them, by as much as prices would show. `is_known` where an earlier import has recorded one as a split.
 */
export async function fillSplitUnits(connection: pg.PoolClient): Promise<void> {
  await connection.query(`
    create temp table split_units (line integer, symbol text, day date, held numeric, units numeric, ratio numeric, is_known boolean) on commit drop`);
  const staged = await connection.query("select from staged_transactions where type = 'CorporateAction' and ratio is null limit 1");
  if (staged.rowCount === 0) return;
  await connection.query(
    `insert into split_units
    with ${projectedLedger},
    legs as (
      select line, portfolio, symbol, day, units,
        min(sign(units)) over action = max(sign(units)) over action and count(*) over own = 1 and amount = 0 and cost is null as is_alone
      from coming
      where type = 'CorporateAction' and ratio is null and units <> 0 and symbol is not null
      window action as (partition by portfolio, day, transfer_id), own as (partition by portfolio, day, symbol)
    ), changed as (
      select legs.line, legs.symbol, legs.day, legs.units, before.held, (before.held + legs.units) / nullif(before.held, 0) as ratio
      from legs
      cross join lateral (
        select sum(change * exp(coalesce(later, 0))) as held from (
          select ${unitChange('c')} as change,
            sum(case when c.type in ('Split', 'CorporateAction') then ln(c.ratio) end)
              over (order by c.day, c.ratio is null, c.sequence rows between 1 following and unbounded following) as later
          from coming c
          where c.portfolio = legs.portfolio and c.symbol = legs.symbol and c.day < legs.day
        ) moved
      ) before
      where legs.is_alone and legs.line is not null
    )
    select changed.line, changed.symbol, changed.day, trim_scale(round(changed.held, 10)), changed.units, trim_scale(round(changed.ratio, 10)), was.id is not null
    from changed
    join staged_transactions s on s.line = changed.line
    left join transactions was on was.source = s.source and was.source_id = s.id and was.voided_at is null and was.type = 'Split'
    where changed.held > 0 and changed.ratio > 0 and abs(ln(greatest(changed.ratio, 0.0000000001))) >= $1 and ${isFresh}`,
    [smallestShownSplit],
  );
}

/** Turns them into splits with their ids. Unless someone has confirmed all of them, only those that an earlier import has turned. */
export async function recordUnitsAsSplits(connection: pg.PoolClient, isConfirmed: boolean): Promise<void> {
  await connection.query(
    `with turned as (delete from split_units where $1 or is_known returning line, ratio)
     update staged_transactions s set type = 'Split', ratio = t.ratio, units = null, nominal = null, price = null, category = null
     from turned t where s.line = t.line`,
    [isConfirmed],
  );
}
