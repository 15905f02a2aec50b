import type pg from 'pg';
import { projectedLedger } from '../projected-ledger.ts';

/** Units of the same security on the same day differ by less than this in price; beyond it a split changed their number. */
const samePrice = { lowest: 0.9, highest: 1.1 };

/** The tolerance between the amounts received and paid, as a fraction, for charges and fractions paid in cash. */
const sameMoney = 0.02;

/** Files round units: all are sold where no more than this part of them is left. */
const rounding = 0.000001;

/** Creates the temporary table of the days on which a holding is both sold and bought, once by this import at least: nearly none. */
const tradedBothWays = `
  create temp table traded_both_ways on commit drop as
    with traded as (
      select portfolio, symbol, date as day, type from staged_transactions where type in ('Sale', 'Purchase') and symbol is not null
    )
    (select portfolio, symbol, day from traded where type = 'Sale' intersect select portfolio, symbol, day from traded where type = 'Purchase')
    union
    select n.portfolio, n.symbol, n.day
    from traded n
    join known_portfolios p on p.external_id = n.portfolio
    join known_instruments k on k.symbol = n.symbol
    join transactions t on t.account_id = p.account_id and t.portfolio_id = p.portfolio_id and t.day = n.day and t.instrument_id = k.instrument_id
    where t.voided_at is null and t.type in ('Sale', 'Purchase') and t.type <> n.type`;

/**
 * Finds pairs of a sale and a purchase that look like a split, in the temporary table `booked_splits`: on one day all units of a holding
 * leave, and another number comes in for about the same money. `is_known` where an earlier import has recorded the pair as a split.
 */
export async function fillBookedSplits(connection: pg.PoolClient): Promise<void> {
  await connection.query(`
    create temp table booked_splits (
      sale_line integer, purchase_line integer, symbol text, day date, sold numeric, bought numeric, difference numeric, ratio numeric, is_known boolean
    ) on commit drop`);
  const traded = await connection.query(tradedBothWays);
  if (traded.rowCount === 0) return;
  await connection.query(`
    analyze traded_both_ways;
    insert into booked_splits
    with ${projectedLedger},
    pairs as (
      select portfolio, symbol, day, currency,
        max(line) filter (where type = 'Sale') as sale_line, max(line) filter (where type = 'Purchase') as purchase_line,
        max(units) filter (where type = 'Sale') as sold, max(units) filter (where type = 'Purchase') as bought,
        max(amount) filter (where type = 'Sale') as received, sum(amount) as difference
      from coming join traded_both_ways using (portfolio, symbol, day)
      where type in ('Sale', 'Purchase')
      group by portfolio, symbol, day, currency
      having count(*) = 2 and count(distinct type) = 2 and bool_and(units > 0)
    ), alike as (
      select * from pairs
      where (sale_line is not null or purchase_line is not null) and received > 0 and abs(difference) <= ${sameMoney} * received
        and bought not between sold * ${samePrice.lowest} and sold * ${samePrice.highest}
    ), whole as (
      select a.*
      from alike a
      cross join lateral (
        select bool_or(c.ratio is not null and c.day <= a.day) as is_split,
          sum(case
            when c.type in ('Sale', 'Withdrawal', 'TransferOut') then -c.units
            when c.type in ('Purchase', 'Call', 'Contribution', 'TransferIn', 'Adjustment', 'CorporateAction') then c.units
          end) as held
        from coming c where c.portfolio = a.portfolio and c.symbol = a.symbol and c.day <= a.day
      ) as history
      where is_split or abs(held - bought) <= ${rounding} * bought
    )
    select w.sale_line, w.purchase_line, w.symbol, w.day, w.sold, w.bought, w.difference, trim_scale(round(w.bought / w.sold, 10)), coalesce(was.type = 'Split', false)
    from whole w
    left join staged_transactions p on p.line = w.purchase_line
    left join transactions was on was.source = p.source and was.source_id = p.id and was.voided_at is null
    left join staged_transactions s on s.line = w.sale_line
    left join transactions sale on sale.source = s.source and sale.source_id = s.id and sale.voided_at is null
    where not (coalesce(was.type = 'Purchase' and was.units = w.bought and was.day = w.day, w.purchase_line is null)
      and coalesce(sale.type = 'Sale' and sale.units = w.sold and sale.day = w.day, w.sale_line is null))`);
}

/**
 * Turns pairs into what they are: the purchase becomes a Split, and the sale an Adjustment of the cash that the two differ by, if any. Both
 * keep their ids, so that another run changes nothing. Unless someone has confirmed all of them, only those that an earlier import has turned.
 */
export async function recordAsSplits(connection: pg.PoolClient, isConfirmed: boolean): Promise<void> {
  await connection.query(
    `with turned as (
       delete from booked_splits where sale_line is not null and purchase_line is not null and ($1 or is_known)
       returning sale_line, purchase_line, ratio, difference
     ), split as (
       update staged_transactions s set type = 'Split', ratio = t.ratio, units = null, nominal = null, price = null, amount = 0, charges = 0, tax = 0,
         category = null, "fxRate" = null
       from turned t where s.line = t.purchase_line
     )
     update staged_transactions s set type = 'Adjustment', units = null, nominal = null, price = null, amount = t.difference, charges = 0, tax = 0,
       category = null
     from turned t where s.line = t.sale_line`,
    [isConfirmed],
  );
}
