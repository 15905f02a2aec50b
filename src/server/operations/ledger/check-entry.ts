import type pg from 'pg';
import { escapeLiteral } from 'pg';
import type { EntryDoubt } from '#contracts/ledger/entry.ts';
import { AppError } from '#domain/errors.ts';
import { type Problem, Problems } from '../import/check/problem.ts';
import { oversellCheck, pairChecks, reversalCheck } from '../import/check/ledger/ledger-checks.ts';
import { otherSourceCheck } from '../import/check/ledger/other-sources.ts';
import { entryQuestionChecks } from '../import/check/questions/question-checks.ts';
import { runCheck, type SetCheck } from '../import/check/set-check.ts';

/** A holding that changes beside those of what is staged: what was voided of it may have been needed. */
export interface TouchedHolding {
  readonly portfolio: string;
  readonly symbol: string | null;
}

/** An entry that the import rules refuse, with its staged line. */
export interface Impossible {
  readonly line: number | null;
  readonly column: string | null;
  readonly code: 'not-enough-units' | 'reversal-too-large' | 'exchange-sides';
}

/** The rules of an import over the whole ledger as it will be. */
export async function impossibleOf(connection: pg.PoolClient, touched: readonly TouchedHolding[]): Promise<Impossible[]> {
  const held = touched.filter(({ symbol }) => symbol !== null);
  const holdings = held.map(({ portfolio, symbol }) => `union select ${escapeLiteral(portfolio)}, ${escapeLiteral(symbol ?? '')}`);
  const portfolios = touched.map(({ portfolio }) => `union select ${escapeLiteral(portfolio)}`);
  const oversold = await brokenBy(connection, oversellCheck(holdings.join(' ')), 'not-enough-units');
  const reversed = await brokenBy(connection, reversalCheck(portfolios.join(' ')), 'reversal-too-large');
  const found = [...oversold, ...reversed];
  for (const check of pairChecks()) found.push(...(await brokenBy(connection, check, 'exchange-sides')));
  return found;
}

/** @throws AppError `not-enough-units`, `reversal-too-large`, `exchange-sides` */
export async function refuseImpossible(connection: pg.PoolClient, touched: readonly TouchedHolding[]): Promise<void> {
  const [first] = await impossibleOf(connection, touched);
  if (first) throw new AppError(first.code);
}

async function brokenBy(connection: pg.PoolClient, check: SetCheck, code: Impossible['code']): Promise<Impossible[]> {
  return (await problemsFound(connection, check)).map(({ line, column }) => ({ line, column, code }));
}

async function problemsFound(connection: pg.PoolClient, check: SetCheck): Promise<Problem[]> {
  const problems = new Problems();
  await runCheck(connection, check, { problems, warnings: new Problems(), confirmed: new Set() });
  return problems.inOrder([check.file]);
}

const doubtsSql = `
  select line, case when is_upside_down then 'rate-reciprocal' else 'rate-differs' end as kind, trim_scale(rate)::text as recorded,
         trim_scale(round(market, 6))::text as expected
    from rate_doubts
   union all
  select line, case when factor is null then 'amount-differs' else 'amount-of-other-size' end, trim_scale(amount)::text,
         trim_scale(round(direction * gross - costs, 2))::text
    from trade_doubts`;

/** A doubt about a staged line. */
export interface LineDoubt {
  readonly line: number | null;
  readonly doubt: EntryDoubt;
}

/** Lists the doubts of the import rules about the staged lines. */
export async function doubtsOf(connection: pg.PoolClient): Promise<LineDoubt[]> {
  const { rows } = await connection.query<EntryDoubt & { readonly line: number }>(doubtsSql);
  const repeated = await problemsFound(connection, otherSourceCheck);
  const asked: LineDoubt[] = [];
  for (const check of entryQuestionChecks) {
    for (const { line, details } of await problemsFound(connection, check))
      asked.push({ line, doubt: { kind: check.says, recorded: details?.recorded ?? null, expected: details?.usual ?? null } });
  }
  return [
    ...asked,
    ...rows.map(({ line, ...doubt }) => ({ line, doubt })),
    ...repeated.map(({ line }) => ({ line, doubt: { kind: 'repeated', recorded: null, expected: null } as const })),
  ];
}
