import type { PoolClient } from 'pg';
import { BinaryColumns, type ColumnType } from './binary-columns.ts';

interface TableColumns {
  readonly name: string;
  /** Name to type, in the order in which rows are filled in. */
  readonly columns: Readonly<Record<string, ColumnType>>;
  readonly key: readonly [account: string, ...subject: string[], time: string];
}

/** A table of derived figures that is written many rows at a time, and its statements. */
export interface DerivedTable extends TableColumns {
  readonly removeSql: string;
  readonly addSql: string;
}

/** The last column of its key is a year or a day. */
export function derivedTable(table: TableColumns): DerivedTable {
  return { ...table, removeSql: removeSql(table), addSql: addSql(table) };
}

/** The key of the rows that are written again; its last part is the year, or the day as text, from which on: null when nothing is stored. */
export type StaleFrom = readonly (string | number | null)[];

export function rowsFor({ columns }: DerivedTable): BinaryColumns {
  return new BinaryColumns(Object.values(columns));
}

/** Writes the rows under the policy of their table, in place of the stale ones that were there. */
export async function replaceRows(
  connection: PoolClient,
  table: DerivedTable,
  { stale, rows }: { stale: readonly StaleFrom[]; rows: BinaryColumns },
): Promise<void> {
  const old = stale.filter((one) => one.at(-1) !== null);
  const removed = table.key.map((_column, at) => old.map((one) => one[at]));
  await Promise.all([
    ...(old.length > 0 ? [connection.query({ name: `remove ${table.name}`, text: table.removeSql, values: removed })] : []),
    ...(rows.count > 0 ? [connection.query({ name: `add ${table.name}`, text: table.addSql, values: rows.arrays() })] : []),
  ]);
}

function removeSql({ name, columns, key }: TableColumns): string {
  const given = key.map((column, at) => `$${at + 1}::${columns[column]}[]`);
  const isStale = key.map((column, at) => `stored.${column} ${at === key.length - 1 ? '>=' : '='} stale.${column}`);
  return `delete from ${name} stored using unnest(${given.join(', ')}) stale (${key.join(', ')}) where ${isStale.join(' and ')}`;
}

/** A parameter is a column, the last has the doubles. */
function addSql({ name, columns }: TableColumns): string {
  const names = Object.keys(columns);
  const doubles = names.filter((column) => columns[column] === 'float8');
  const others = names.filter((column) => columns[column] !== 'float8');
  const given = others.map((column, at) => `$${at + 1}::${columns[column]}[]`);
  const valueOf = (column: string) => {
    const at = doubles.indexOf(column);
    return at < 0 ? column : `nullif(($${others.length + 1}::float8[])[(place::integer - 1) * ${doubles.length} + ${at + 1}], 'NaN')`;
  };
  return `
    insert into ${name} (${names.join(', ')})
    select ${names.map(valueOf).join(', ')} from unnest(${given.join(', ')}) with ordinality given (${others.join(', ')}, place)`;
}
