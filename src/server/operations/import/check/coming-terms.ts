import type pg from 'pg';
import { minorUnits } from '#finance/currency.ts';
import { quoted } from '../stage/staging-tables.ts';

const factors = Object.entries(minorUnits)
  .map(([code, { factor }]) => `when '${code}' then ${factor}`)
  .join(' ');

/** Returns SQL for the value of 1 quote unit in its currency: 0.01 of GBX. */
export function quoteFactor(unit: string): string {
  return `case ${unit} ${factors} else 1 end`;
}

/** Columns of an instrument that rules about transactions ask for, each with its name in the file. */
const terms = {
  type: 'type',
  currency: 'currency',
  quote_unit: 'quoteUnit',
  face_value: 'faceValue',
  coupon: 'coupon',
  frequency: 'couponFrequency',
};

const stored: Partial<Record<keyof typeof terms, string>> = { frequency: 'coupon_frequency' };

/**
 * Instruments and portfolios as they will be after this import, in temporary tables `coming_instruments` (by symbol) and
 * `coming_portfolios` (by external id). What a file has no column for stays as it is stored.
 */
export async function fillComingTerms(connection: pg.PoolClient, instrumentColumns: ReadonlySet<string>): Promise<void> {
  const values = Object.entries(terms).map(([name, column]) => {
    const kept = `i.${stored[name as keyof typeof terms] ?? name}`;
    return `${instrumentColumns.has(column) ? `case when s.symbol is null then ${kept} else s.${quoted(column)} end` : kept} as ${name}`;
  });
  await connection.query(`
    create temp table coming_instruments on commit drop as
      select k.symbol, ${values.join(', ')}
      from known_instruments k
      left join (select distinct on (symbol) * from staged_instruments where symbol is not null order by symbol, line) s on s.symbol = k.symbol
      left join instruments i on i.symbol = k.symbol;
    create temp table coming_portfolios on commit drop as
      select k.external_id, coalesce(s.currency, p.currency) as currency
      from known_portfolios k
      left join (select distinct on ("externalId") "externalId", currency from staged_portfolios order by "externalId", line) s
        on s."externalId" = k.external_id
      left join portfolios p on p.account_id = k.account_id and p.id = k.portfolio_id
      where not k.is_ambiguous;
    analyze coming_instruments, coming_portfolios`);
}
