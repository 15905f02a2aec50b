import type pg from 'pg';
import type { Findings } from '../set-check.ts';

/** True if the transaction `t` is the staged row `s`, and a user has voided it. */
export const isVoidedByHand = `
  t.source = s.source and t.source_id = s.id and t.void_reason is not null
  and not exists (select from transactions live where live.source = s.source and live.source_id = s.id and live.voided_at is null)`;

/**
 * Takes the rows out of an import that someone has voided by hand, and says so: the correction stands, whatever the source sends again. What was
 * restored since is as any other row.
 */
export async function leaveOutVoided(connection: pg.PoolClient, { warnings }: Pick<Findings, 'warnings'>): Promise<void> {
  const { rows } = await connection.query<{ line: number; found: string; day: string }>(`
    delete from staged_transactions s using transactions t
    where ${isVoidedByHand}
    returning s.line, s.source || ', ' || s.id as found, t.voided_at::date::text as day`);
  for (const { line, found, day } of rows.toSorted((a, b) => a.line - b.line)) {
    const expected = `nothing: it was voided by hand on ${day} and is left out`;
    warnings.add({ file: 'transactions.csv', line, column: 'source, id', found, expected });
  }
}
