import type { PoolClient } from 'pg';
import { yearOfDay } from '#finance/iso-date.ts';
import { lastStretch } from '#finance/returns/chain-stretches.ts';
import { copyDoubles } from '../../day-columns.ts';

/** The index whose line is wanted, and the day (a day number) on which it ends. */
export interface LineQuery {
  readonly accountId: string;
  readonly day: number;
}

/** Twelve months in weeks. */
const daysBack = 364;

const linesSql = `
  select replace(stored.account_id::text, '-', '') as "accountId", stored.first_day - date '1970-01-01' as "firstDay", stored.index
    from unnest($1::uuid[], $2::integer[], $3::integer[]) wanted (account_id, first_year, last_year)
    join daily_series stored on stored.account_id = wanted.account_id and stored.subject_id = wanted.account_id
                            and stored.year between wanted.first_year and wanted.last_year`;

interface IndexRow {
  readonly accountId: string;
  readonly firstDay: number;
  readonly index: Buffer;
}

/** The return index of accounts in the twelve months up to a day, a level a week and that of the day, by account. */
export async function indexLines(connection: PoolClient, query: readonly LineQuery[]): Promise<Map<string, readonly number[]>> {
  if (query.length === 0) return new Map();
  const values = [
    query.map((one) => one.accountId),
    query.map(({ day }) => yearOfDay(day - daysBack)),
    query.map(({ day }) => yearOfDay(day)),
  ];
  const { rows } = await connection.query<IndexRow>({ name: 'index lines', text: linesSql, values });
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map(query.map(({ accountId, day }) => [accountId, lineOf(byAccount.get(accountId) ?? [], day)]));
}

function lineOf(rows: readonly IndexRow[], day: number): readonly number[] {
  const levels = new Float64Array(daysBack + 1).fill(NaN);
  for (const { firstDay, index } of rows) copyDoubles(index, levels, firstDay - (day - daysBack));
  return lastStretch(Array.from({ length: daysBack / 7 + 1 }, (_, week) => levels[week * 7] ?? NaN));
}
