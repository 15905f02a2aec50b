import type { PoolClient } from 'pg';
import type { Mapping } from '#domain/import/map/mapping.ts';
import { hex } from '../hex.ts';

export interface FoundLayout {
  readonly id: string;
  readonly name: string;
  readonly createdBy: string;
  readonly by: string;
  readonly createdAt: string;
  readonly mapping: Mapping;
}

const foundSql = `
  select ${hex('l.id')} as id, l.name, ${hex('l.created_by')} as "createdBy", l.made_by as by,
         to_json(l.created_at) #>> '{}' as "createdAt", l.mapping
    from import_layouts l`;

/** Layouts that the firm's people have saved. */
export function importLayouts(connection: PoolClient) {
  return {
    /** Until the end of the transaction no one else adds one: of many at once each sees those before. */
    async lock(): Promise<void> {
      await connection.query("select pg_advisory_xact_lock(hashtextextended('import layouts', 0))");
    },
    async list(): Promise<FoundLayout[]> {
      return (await connection.query<FoundLayout>(`${foundSql} order by lower(l.name), l.id`)).rows;
    },
    async find(id: string): Promise<FoundLayout | null> {
      return (await connection.query<FoundLayout>(`${foundSql} where l.id = $1`, [id])).rows[0] ?? null;
    },
    async named(name: string): Promise<FoundLayout | null> {
      return (await connection.query<FoundLayout>(`${foundSql} where l.name = $1`, [name])).rows[0] ?? null;
    },
    async create(name: string, createdBy: string, mapping: Mapping): Promise<string> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into import_layouts (name, created_by, made_by, mapping)
         select $1, u.id, coalesce(u.name, ''), $3 from users u where u.id = $2 returning ${hex('id')} as id`,
        [name, createdBy, JSON.stringify(mapping)],
      );
      return rows[0]?.id ?? '';
    },
    async change(id: string, { name, mapping }: Pick<FoundLayout, 'name' | 'mapping'>): Promise<void> {
      await connection.query('update import_layouts set name = $2, mapping = $3 where id = $1', [id, name, JSON.stringify(mapping)]);
    },
    async remove(id: string): Promise<void> {
      await connection.query('delete from import_layouts where id = $1', [id]);
    },
  };
}
