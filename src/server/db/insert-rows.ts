import type { PoolClient } from 'pg';
import { BinaryColumns, type ColumnType } from './binary-columns.ts';

/** A table of derived figures that is written many rows at a time. The last column of its key is a year or a day. */
export interface DerivedTable {
  readonly name: string;
  /** Name to type, in the order in which rows are filled in. */
  readonly columns: Readonly<Record<string, ColumnType>>;
  readonly key: readonly [account: string, subject: string, time: string];
}

/** From which year or day on the rows of a subject are written anew. */
export interface StaleFrom {
  readonly accountId: string;
  readonly subjectId: string;
  /** A year, or a day as text. */
  readonly from: number | string;
}

export function rowsFor({ columns }: DerivedTable): BinaryColumns {
  return new BinaryColumns(Object.values(columns));
}

/** Writes the rows through the wall of their table. Of the stale ones that were there, those with another key are gone. */
export async function replaceRows(
  connection: PoolClient,
  table: DerivedTable,
  { stale, rows }: { stale: readonly StaleFrom[]; rows: BinaryColumns },
): Promise<void> {
  if (stale.length === 0) return;
  const from = [stale.map(({ accountId }) => accountId), stale.map(({ subjectId }) => subjectId), stale.map((one) => one.from)];
  await connection.query({ name: `replace ${table.name}`, text: replaceSql(table), values: [...from, ...rows.arrays()] });
}

/** Of the parameters the first three say what is stale, the others are a column each, the last has the doubles. */
function replaceSql({ name, columns, key }: DerivedTable): string {
  const names = Object.keys(columns);
  const doubles = names.filter((column) => columns[column] === 'float8');
  const others = names.filter((column) => columns[column] !== 'float8');
  const places = new Map(others.map((column, at) => [column, `$${at + 4}::${columns[column]}[]`]));
  const [account, subject, time] = key;
  const changed = names.filter((column) => !key.includes(column)).map((column) => `${column} = excluded.${column}`);
  const valueOf = (column: string) => {
    const at = doubles.indexOf(column);
    return at < 0 ? column : `nullif(($${others.length + 4}::float8[])[(place::integer - 1) * ${doubles.length} + ${at + 1}], 'NaN')`;
  };
  return `
    with gone as (
      delete from ${name} stored
       using unnest($1::uuid[], $2::uuid[], $3::${columns[time]}[]) stale (${account}, ${subject}, ${time})
       where ${same('stored', 'stale', [account, subject])} and stored.${time} >= stale.${time}
         and not exists (select from unnest(${key.map((column) => places.get(column)).join(', ')}) kept (${key.join(', ')})
                          where ${same('kept', 'stored', key)}))
    insert into ${name} (${names.join(', ')})
    select ${names.map(valueOf).join(', ')} from unnest(${[...places.values()].join(', ')}) with ordinality given (${others.join(', ')}, place)
    on conflict (${key.join(', ')}) do update set ${changed.join(', ')}`;
}

function same(one: string, other: string, columns: readonly string[]): string {
  return columns.map((column) => `${one}.${column} = ${other}.${column}`).join(' and ');
}
