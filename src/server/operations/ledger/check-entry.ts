import type pg from 'pg';
import { escapeLiteral } from 'pg';
import type { EntryDoubt } from '#contracts/ledger/entry.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { Problems } from '../import/problem.ts';
import { oversellCheck, pairChecks, reversalCheck } from '../import/rules/ledger-checks.ts';
import { repeatCheck } from '../import/rules/repeated-transactions.ts';
import { runCheck, type SetCheck } from '../import/rules/set-check.ts';

/** A holding that changes beside those of what is staged: what was voided of it may have been needed. */
export interface TouchedHolding {
  readonly portfolio: string;
  readonly symbol: string | null;
}

/**
 * The rules of an import over the whole ledger as it will be.
 *
 * @throws AppError `not-enough-units`, `reversal-too-large`, `exchange-sides`
 */
export async function refuseImpossible(connection: pg.PoolClient, touched: readonly TouchedHolding[]): Promise<void> {
  const held = touched.filter(({ symbol }) => symbol !== null);
  const holdings = held.map(({ portfolio, symbol }) => `union select ${escapeLiteral(portfolio)}, ${escapeLiteral(symbol ?? '')}`);
  const portfolios = touched.map(({ portfolio }) => `union select ${escapeLiteral(portfolio)}`);
  await refuse(connection, oversellCheck(holdings.join(' ')), 'not-enough-units');
  await refuse(connection, reversalCheck(portfolios.join(' ')), 'reversal-too-large');
  for (const check of pairChecks()) await refuse(connection, check, 'exchange-sides');
}

async function refuse(connection: pg.PoolClient, check: SetCheck, code: ErrorCode): Promise<void> {
  if (await isBroken(connection, check)) throw new AppError(code);
}

async function isBroken(connection: pg.PoolClient, check: SetCheck): Promise<boolean> {
  const problems = new Problems();
  await runCheck(connection, check, { problems, warnings: new Problems(), confirmed: new Set() });
  return !problems.isEmpty;
}

const doubtsSql = `
  select case when is_upside_down then 'rate-reciprocal' else 'rate-differs' end as kind, trim_scale(rate)::text as recorded,
         trim_scale(round(market, 6))::text as expected
    from rate_doubts
   union all
  select case when factor is null then 'amount-differs' else 'amount-of-other-size' end, trim_scale(amount)::text,
         trim_scale(round(direction * gross - costs, 2))::text
    from trade_doubts`;

/** What the rules of an import doubt of what is staged. */
export async function doubtsOf(connection: pg.PoolClient): Promise<EntryDoubt[]> {
  const { rows } = await connection.query<EntryDoubt>(doubtsSql);
  const isRepeated = await isBroken(connection, repeatCheck);
  return isRepeated ? [...rows, { kind: 'repeated', recorded: null, expected: null }] : rows;
}
