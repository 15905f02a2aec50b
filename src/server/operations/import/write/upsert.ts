import type pg from 'pg';
import type { ChangedTable } from './changed-tables.ts';
import type { WriteCounts } from './write-step.ts';

/** Rows of a staging table on their way into a table. */
export interface Upsert {
  readonly into: string;
  /** Key columns of the table with the staged value of each. */
  readonly key: Readonly<Record<string, string>>;
  /** The other columns, each with its staged value and the file's column that it is from. */
  readonly values: Readonly<Record<string, { readonly sql: string; readonly from: string }>>;
  /** Columns of the table's own that a stored row gets when it says something else now. */
  readonly onChange?: Readonly<Record<string, string>>;
  /** The source of the rows: the staging table as `s`, with joins. */
  readonly from: string;
  /** The conflict target, if it is not the key's columns. */
  readonly conflict?: string;
  /** The condition that finds the stored row `t`, if it is not equality of the key columns. */
  readonly match?: string;
  /**
   * The table `(id, day, is_new, matters)` that takes the rows written, for the days from which figures change. `matters`:
   * of `old` and `new`, whether figures change at all.
   */
  readonly changed: { readonly table: ChangedTable; readonly id: string; readonly day: string; readonly matters?: string };
}

/**
 * Inserts what is new, updates what says something else, and leaves alone (not even locked) what says the same. The rows
 * written stand in `changed.table` afterwards.
 */
export async function upsert(connection: pg.PoolClient, plan: Upsert, columns: ReadonlySet<string>): Promise<WriteCounts> {
  const values = Object.entries(plan.values).filter(([, { from }]) => columns.has(from));
  const keys = Object.entries(plan.key);
  const names = [...keys.map(([name]) => name), ...values.map(([name]) => name)];
  const match = plan.match ?? keys.map(([name, sql]) => `t.${name} = ${sql}`).join(' and ');
  const isDistinct =
    values.length === 0
      ? 'false'
      : `row(${values.map(([name]) => `t.${name}`).join(', ')}) is distinct from row(${values.map(([, { sql }]) => sql).join(', ')})`;
  const updates = [
    ...values.map(([name]) => `${name} = excluded.${name}`),
    ...Object.entries(plan.onChange ?? {}).map(([name, sql]) => `${name} = ${sql}`),
  ];
  const onConflict = values.length === 0 ? 'nothing' : `update set ${updates.join(', ')}`;
  const [firstKey = ''] = names;
  const { rows } = await connection.query<{ added: string; changed: string }>(`
    with written as (
      insert into ${plan.into} (${names.join(', ')})
      select ${[...keys.map(([, sql]) => sql), ...values.map(([, { sql }]) => sql)].join(', ')}
      from ${plan.from}
      left join ${plan.into} t on ${match}
      where t.${firstKey} is null or ${isDistinct}
      order by ${keys.map((_key, index) => index + 1).join(', ')}
      on conflict (${plan.conflict ?? keys.map(([name]) => name).join(', ')}) do ${onConflict}
      returning new.${plan.changed.id} as id, ${plan.changed.day} as day, old.${firstKey} is null as is_new,
        old.${firstKey} is null or ${plan.changed.matters ?? 'true'} as matters
    ), kept as (
      insert into ${plan.changed.table} select * from written returning is_new
    )
    select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed from kept`);
  return { added: Number(rows[0]?.added), changed: Number(rows[0]?.changed) };
}
