import type pg from 'pg';
import { crossRate, rateDay } from './market-rates.ts';
import { numberText } from '../number-text.ts';
import type { SetCheck } from '../set-check.ts';

/** No trade is further from the day's market than this. */
const tolerance = 0.1;

/** So near to 1 / market it is the rate of the other direction. */
const reciprocal = 0.05;

/** The tolerance for pairs near 1, where both the rate and its reciprocal may be within it: markets and spreads move less in a day. */
const nearOne = 0.03;

/**
 * The recorded rates of this import that are not the market's, in the temporary table `rate_doubts`; `is_upside_down` where it is the reciprocal
 * beyond doubt. Of two currencies worth nearly the same (0.91 to 1.10) either direction may be meant: that is never more than a warning.
 */
export async function fillRateDoubts(connection: pg.PoolClient): Promise<void> {
  await connection.query(`
    create temp table rate_doubts on commit drop as
    with recorded as (
      select s.line, s.date, s."fxRate" as rate, s.currency, p.currency as own, ${crossRate('theirs', 'ours')} as market
      from staged_transactions s
      join coming_portfolios p on p.external_id = s.portfolio
      join market_rates theirs on theirs.currency = s.currency and theirs.day = ${rateDay}
      join market_rates ours on ours.currency = p.currency and ours.day = ${rateDay}
      where s."fxRate" is not null and s.currency <> p.currency and not s.is_faulty
    ), apart as (
      select *, abs(rate / market - 1) as distance, abs(rate * market - 1) as other_distance from recorded
    )
    select *, distance > ${tolerance} and other_distance <= ${reciprocal} as is_upside_down from apart
    where distance > ${tolerance} or distance > ${nearOne} and other_distance < distance`);
}

const market = `${numberText('market', 6)} || ' ' || own || ' for 1 ' || currency || ', the market rate on ' || date`;
const rateDetails = ['market', 'own', 'currency', 'day'];
const rateColumns = 'round(market, 6) as market, own, currency, date as day';
const turned = numberText('1 / rate', 6);

const areThereDoubts = 'exists (select from rate_doubts)';

/** A recorded rate is the market's of the day, more or less, and not that of the other direction. */
export const recordedRateChecks: readonly SetCheck[] = [
  {
    file: 'transactions.csv',
    column: 'fxRate',
    ofColumn: true,
    says: 'rate-reciprocal',
    onlyIf: areThereDoubts,
    details: [...rateDetails, 'turned'],
    sql: `
      select line, trim_scale(rate)::text as found,
        'about ' || ${market} || '; ' || ${numberText('rate')} || ' is ' || currency || ' for 1 ' || own || ', the reciprocal: write ' || ${turned} as expected,
        ${rateColumns}, round(1 / rate, 6) as turned
      from rate_doubts where is_upside_down`,
  },
  {
    file: 'transactions.csv',
    column: 'fxRate',
    ofColumn: true,
    isWarning: true,
    says: 'rate-of-day',
    onlyIf: areThereDoubts,
    details: rateDetails,
    sql: `
      select line, trim_scale(rate)::text as found,
        'about ' || ${market} || case when other_distance <= ${nearOne} then '; its reciprocal is ' || ${turned} else '' end as expected, ${rateColumns}
      from rate_doubts where not is_upside_down`,
  },
];
