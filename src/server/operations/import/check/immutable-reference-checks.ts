import { quoteFactor } from './coming-terms.ts';
import { numberText } from './number-text.ts';
import type { SetCheck } from './set-check.ts';

/**
 * Changes that would give recorded transactions another meaning: rates are in the portfolio's currency, prices in the quote unit, units in
 * face values.
 */
const portfolioCurrency: SetCheck = {
  file: 'portfolios.csv',
  column: 'currency',
  ofColumn: true,
  ofStored: true,
  sql: `
    select s.line, s.currency as found, p.currency || ', the currency in which the transactions of ' || s."externalId"
      || ' recorded their rates. To change it, import them with their source and ids into a portfolio with another externalId' as expected
    from staged_portfolios s
    join known_portfolios k on k.external_id = s."externalId"
    join portfolios p on p.account_id = k.account_id and p.id = k.portfolio_id
    cross join lateral (
      select from transactions t where t.account_id = p.account_id and t.portfolio_id = p.id and t.voided_at is null limit 1
    ) standing
    where s.currency <> p.currency`,
};

const moves = 'To change it, import them with their source and ids for an instrument with another symbol';

function instrumentCheck(column: string, { before, isOther, stands }: { before: string; isOther: string; stands: string }): SetCheck {
  return {
    file: 'instruments.csv',
    column,
    ofColumn: true,
    ofStored: true,
    sql: `
      select s.line, trim(coalesce(s."${column}"::text, '')) as found, ${before} || ', in which the records of ' || s.symbol || ' are kept. ${moves}' as expected
      from staged_instruments s
      join coming_instruments c on c.symbol = s.symbol
      join instruments i on i.symbol = s.symbol
      cross join lateral (${stands} limit 1) standing
      where ${isOther}`,
  };
}

// With a limit they are asked of what changes alone: nearly always nothing.
const inTransactions = 'select from transactions where instrument_id = i.id and voided_at is null';
const inAnything = `${inTransactions}
  union all select from commitments where instrument_id = i.id union all select from reported_values where instrument_id = i.id`;

/** Checks that an import does not change the currency, quote unit or face value on which recorded entries depend. */
export const immutableReferenceChecks: readonly SetCheck[] = [
  portfolioCurrency,
  instrumentCheck('currency', { before: 'i.currency', isOther: 'c.currency <> i.currency', stands: inAnything }),
  instrumentCheck('quoteUnit', {
    before: 'coalesce(i.quote_unit, i.currency)',
    isOther: `${quoteFactor('c.quote_unit')} <> ${quoteFactor('i.quote_unit')}`,
    stands: `${inTransactions} and price is not null`,
  }),
  instrumentCheck('faceValue', {
    before: numberText('i.face_value'),
    isOther: 'c.face_value is distinct from i.face_value and i.face_value is not null',
    stands: inTransactions,
  }),
];
