import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { portals } from './queries/portals.ts';

export type Sql = NodePgDatabase;

/** Everything that may be asked inside one transaction: one object of questions per table. */
export function queriesOn(sql: Sql, connection: PoolClient) {
  return {
    /** For COPY and set-based writing of imports and derived figures; the actor's walls hold here too. */
    connection,
    sql,
    portals: portals(sql),
  };
}

export type Queries = ReturnType<typeof queriesOn>;
