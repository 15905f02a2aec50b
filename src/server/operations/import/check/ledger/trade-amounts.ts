import type pg from 'pg';
import { quoteFactor } from '../coming-terms.ts';
import { crossRate } from '../market/market-rates.ts';
import { numberText } from '../number-text.ts';
import type { SetCheck } from '../set-check.ts';

/**
 * The tolerance between units times price and the amount paid, as a fraction beyond rounding; larger if the day's market rate translates
 * it.
 */
const tolerance = { own: 0.02, translated: 0.05 };

/**
 * The part of the tolerance beyond which rows are compared exactly. Nearly all rows are within it, so a cheap calculation dismisses them.
 */
const nearly = 0.95;

/** A size is mistaken for another one when the factor between them is within 3 % of it, as with prices. */
const window = { own: 1.03, translated: 1.06 };

/** The coupon assumed for a bond without a known one, as a fraction of the face value. */
const unknownCoupon = 0.1;

/** Prices of bonds are without accrued interest, amounts with it: at most the coupon under way, of a face value. */
const maxAccrued = `
  case when i.type = 'Bond' then coalesce(i.coupon / coalesce(i.frequency, 1), ${unknownCoupon}) * coalesce(i.face_value, 100) else 0 end`;

/** Half of the last decimal that was written. Whole numbers are taken as exact. */
function rounding(number: string): string {
  return `case when scale(${number}) > 0 then 0.5 * power(10::numeric, -scale(${number})) else 0 end`;
}

/** Units of the amount's currency for 1 of the instrument's: from the trade itself, where the instrument is in the portfolio's. */
const rate = `
  case when i.currency = s.currency then 1
    when i.currency = p.currency and s."fxRate" is not null then 1 / s."fxRate"
    else ${crossRate('own', 'paid')} end`;

/** By what units times price are too much, as a size that is easily mistaken for another one: of anything, and of bonds besides. */
const factors = { any: [100, 0.01], bond: ['face', '1 / face', 'nullif(face, 100) / 100', '100 / nullif(face, 100)'] };

const anySize = factors.any.map((factor) => `paid * ${factor} between lowest and highest`).join(' or ');
const sizes = [...factors.any, ...factors.bond.map((factor) => `case when instrument_type = 'Bond' then ${factor} end`)]
  .map((factor) => `(${factor})`)
  .join(', ');

/**
 * The purchases and sales of this import whose units times price are not what was paid, in the temporary table `trade_doubts`; `factor` is
 * the size by which they are too much, null where they are only different or charges leave nothing paid.
 */
export async function fillTradeDoubts(connection: pg.PoolClient): Promise<void> {
  await connection.query(`
    create temp table trade_doubts on commit drop as
    with traded as (
      select s.line, s.type, s.symbol, s.units, s.nominal, s.price, s.amount, s.currency, i.type as instrument_type, coalesce(i.quote_unit, i.currency) as unit,
        case when s.type = 'Purchase' then -s.amount - s.charges - s.tax else s.amount + s.charges + s.tax end as paid,
        case when s.type = 'Purchase' then -1 else 1 end as direction, s.charges + s.tax as costs,
        ${quoteFactor('i.quote_unit')} * ${rate} as worth, coalesce(i.face_value, 100) as face, ${maxAccrued} as most_accrued,
        i.currency <> s.currency and not (i.currency = p.currency and s."fxRate" is not null) as is_translated
      from staged_transactions s
      join coming_instruments i on i.symbol = s.symbol
      join coming_portfolios p on p.external_id = s.portfolio
      left join market_rates own on own.currency = i.currency and own.day = s.date and i.currency <> s.currency
      left join market_rates paid on paid.currency = s.currency and paid.day = s.date and i.currency <> s.currency
      where s.type in ('Purchase', 'Sale') and not s.is_faulty and s.units > 0 and s.price > 0 and s.amount <> 0
    ), apart as materialized (
      select *, units * price * worth as gross, units * most_accrued * worth as accrued,
        case when is_translated then ${tolerance.translated} else ${tolerance.own} end as tolerance,
        case when is_translated then ${window.translated} else ${window.own} end as within
      from traded
      where case when most_accrued = 0 then abs(paid / worth - units * price) > ${nearly * tolerance.own} * units * price
        else paid not between units * price * worth * ${1 - tolerance.own} and units * (price + most_accrued) * worth * ${1 + tolerance.own} end
    ), rounded as materialized (
      select *, (${rounding('units')} * price + ${rounding('price')} * units) * worth + 0.5 * power(10::numeric, -scale(amount)) as rounded
      from apart
    ), doubtful as materialized (
      select *, (gross - rounded) / within as lowest, (gross + accrued + rounded) * within as highest
      from rounded
      where paid not between gross * (1 - tolerance) - rounded and (gross + accrued) * (1 + tolerance) + rounded
    )
    select *, case when instrument_type = 'Bond' or ${anySize} then (
        select factor from (values ${sizes}) as sizes (factor)
        where paid > 0 and paid * factor between lowest and highest
        order by abs(ln(gross / (paid * factor))) limit 1
      ) end as factor
    from doubtful`);
}

const units = numberText('units');
const price = `${numberText('price')} || ' ' || unit`;
const inWords = `${units} || ' units at ' || ${price} || ' is ' || ${numberText('gross', 2)} || ' ' || currency`;

/** The suggestion for a row in which one size was probably mistaken for the other. */
const otherReading = `
  case
    when instrument_type = 'Bond' and nominal is null and factor = face then 'if ' || ${units} || ' is the nominal, these are ' || ${numberText('units / face')}
      || ' units of ' || ${numberText('face')} || ': write it in the column nominal'
    when instrument_type = 'Bond' and nominal is not null and factor = 1 / face then 'if ' || ${numberText('nominal')}
      || ' is a number of units, write it in the column units'
    when instrument_type = 'Bond' and factor in (face / 100, 100 / face) and face <> 100 then 'if the price is for 100 of nominal, it is '
      || ${numberText('price / factor')} || ' for the face value of ' || ${numberText('face')}
    else 'a price of ' || ${numberText('price / factor')} || ' ' || unit || ' would fit, or ' || ${numberText('units / factor')} || ' units'
  end`;

/** A bond seldom trades below 30 % or above 170 % of its face value. */
const priceOfFace = { lowest: 0.3, highest: 1.7 };

/**
 * Trades of bonds without a price of which the units can only be the nominal: what was paid for one is about 1, not about the face value. Where the
 * market has a price of the day, it is asked.
 */
const nominalAsUnits = `
  select line, trim_scale(units)::text as found, 'the number of units of ' || ${numberText('face')} || ': if ' || ${numberText('units')}
    || ' is the nominal, ' || ${numberText('units / face')} || ' units' as expected,
    trim_scale(units) as units, trim_scale(face) as face, amount, currency, trim_scale(units / face) as fitting_units
  from (
    select s.line, s.units, s.amount, s.currency, coalesce(i.face_value, 100) as face, abs(s.amount) / (s.units * ${rate}) as paid
    from staged_transactions s
    join coming_instruments i on i.symbol = s.symbol
    join coming_portfolios p on p.external_id = s.portfolio
    left join market_rates own on own.currency = i.currency and own.day = s.date and i.currency <> s.currency
    left join market_rates paid on paid.currency = s.currency and paid.day = s.date and i.currency <> s.currency
    where i.type = 'Bond' and s.type in ('Purchase', 'Sale') and not s.is_faulty and s.nominal is null and s.price is null and s.units > 0 and s.amount <> 0
      and not exists (select from priced_days d where d.symbol = s.symbol and d.traded = s.date)
  ) unpriced
  where face > 6 and paid between ${priceOfFace.lowest} and ${priceOfFace.highest}`;

const areThereDoubts = 'exists (select from trade_doubts)';

/** Units times price are what was paid, but for what the row itself records, rounding, accrued interest and a little. */
export const tradeAmountChecks: readonly SetCheck[] = [
  {
    file: 'transactions.csv',
    column: 'units',
    says: 'fitting-units',
    details: ['units', 'price', 'unit', 'gross', 'currency', 'amount', 'fitting_price', 'fitting_units'],
    onlyIf: areThereDoubts,
    sql: `
      select line, trim_scale(coalesce(nominal, units))::text as found,
        'units that fit the amount: ' || ${inWords} || ', the amount is ' || ${numberText('amount', 2)} || '; ' || ${otherReading} as expected,
        trim_scale(units) as units, trim_scale(price) as price, unit, round(gross, 2) as gross, currency, amount,
        round(price / factor, 8) as fitting_price, round(units / factor, 8) as fitting_units
      from trade_doubts where factor is not null`,
  },
  {
    file: 'transactions.csv',
    column: 'units',
    says: 'nominal-as-units',
    details: ['units', 'face', 'amount', 'currency', 'fitting_units'],
    onlyIf: "exists (select from coming_instruments where type = 'Bond')",
    sql: nominalAsUnits,
  },
  {
    file: 'transactions.csv',
    column: 'amount',
    says: 'fitting-amount',
    details: ['about', 'units', 'price', 'unit', 'gross', 'currency', 'costs'],
    onlyIf: areThereDoubts,
    isWarning: true,
    sql: `
      select line, trim_scale(amount)::text as found,
        'about ' || ${numberText('direction * gross - costs', 2)} || ': ' || ${inWords}
          || case when is_translated then ' at the rate of the day' else '' end
          || case when costs > 0 then ', charges and tax ' || ${numberText('costs', 2)} else '' end as expected,
        round(direction * gross - costs, 2) as about, trim_scale(units) as units, trim_scale(price) as price, unit, round(gross, 2) as gross, currency,
        round(costs, 2) as costs
      from trade_doubts where factor is null`,
  },
];
