import type { PoolClient } from 'pg';
import type { ImportOptions } from '#contracts/imports.ts';
import type { Expectation, RowProblem } from '#domain/import/row-problem.ts';
import type { Confirmation } from '../../check/confirmation.ts';
import { findProblems } from '../../check/find-problems.ts';
import { truncateReferenceTables } from '../../stage/resolve-references.ts';
import { type Problem, Problems } from '../../check/problem.ts';
import type { ClientRules } from '../../check/clients/client-checks.ts';
import { otherSourceTwins, reusedIds } from '../../check/ledger/other-sources.ts';
import { isVoidedByHand } from '../../check/ledger/voided-by-hand.ts';
import type { StagedFile } from '../../stage/stage-file.ts';

/** A problem that a round of checks found, with the number of its row. */
export interface FoundProblem {
  readonly row: number;
  readonly verdict: 'error' | 'question' | 'duplicate' | 'left-out' | 'warning';
  readonly problem: RowProblem;
}

interface Checked {
  readonly staged: readonly StagedFile[];
  readonly variant: ClientRules;
  readonly options: ImportOptions;
}

/** Runs the rules of every import over what is staged. Repeated transactions are asked for row by row: someone decides about each. */
export async function validateStagedRows(
  connection: PoolClient,
  { staged, variant, options }: Checked,
): Promise<{ readonly found: FoundProblem[]; readonly others: number }> {
  const problems = new Problems();
  const warnings = new Problems();
  const questions = new Problems();
  const confirmed = new Set<Confirmation>([
    'repeated-transactions',
    'reused-ids',
    ...(options.splits === 'split' ? (['split-as-trades'] as const) : []),
    ...(options.confirmQuestions ? (['split-as-units'] as const) : []),
  ]);
  await truncateReferenceTables(connection);
  await findProblems(connection, { staged, findings: { problems, warnings, questions, confirmed }, variant });
  const told = (problem: Problem, verdict: FoundProblem['verdict']): FoundProblem => ({
    row: problem.line ?? 0,
    verdict,
    problem: toRowProblem(problem),
  });
  const files = ['transactions.csv'];
  return {
    found: [
      ...problems.inOrder(files).map((problem) => told(problem, 'error')),
      ...questions.inOrder(files).map((problem) => told(problem, isAnswered(problem, options) ? 'warning' : 'question')),
      ...warnings.inOrder(files).map((problem) => told(problem, 'warning')),
    ],
    others: problems.others,
  };
}

function isAnswered({ says }: Problem, { confirmQuestions = false, splits }: ImportOptions): boolean {
  return says === 'split-as-trades' ? splits !== undefined : confirmQuestions;
}

export function toRowProblem({ column, found, expected, details, says = 'other' }: Problem): RowProblem {
  const told = Object.entries(details ?? {}).map(([name, value]) => [name, value ?? ''] as const);
  return { column, found: found ?? '', expected: says, details: { ...Object.fromEntries(told), sentence: expected } };
}

/** Rows that someone has voided by hand: the correction stands, whatever the file says again. */
export async function findVoidedByHand(connection: PoolClient): Promise<FoundProblem[]> {
  const { rows } = await connection.query<{ line: number }>(
    `select distinct s.line from staged_transactions s join transactions t on ${isVoidedByHand} order by s.line`,
  );
  return rows.map(({ line }) => ({
    row: line,
    verdict: 'left-out',
    problem: { column: null, found: '', expected: 'voided' },
  }));
}

/** Rows that another source of the portfolio has as well, and numbers that stand for something else already. */
export async function findSuspectedDuplicates(connection: PoolClient): Promise<FoundProblem[]> {
  const twins = await ofQuestion(connection, otherSourceTwins, 'repeated');
  const reused = await ofQuestion(connection, reusedIds, 'reused');
  const known = new Set(twins.map(({ row }) => row));
  return [...twins, ...reused.filter(({ row }) => !known.has(row))];
}

async function ofQuestion(connection: PoolClient, sql: string, expected: Expectation): Promise<FoundProblem[]> {
  const { rows } = await connection.query<{ line: number; source: string; id: string }>(
    `select line, other_source as source, other_id as id from (${sql}) as question`,
  );
  return rows.map(({ line, source, id }) => ({
    row: line,
    verdict: 'duplicate',
    problem: { column: null, found: id, expected, details: { source: source.replace(/ [0-9a-f]{32}$/, '') } },
  }));
}
