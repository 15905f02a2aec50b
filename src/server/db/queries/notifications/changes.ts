import type { PoolClient } from 'pg';
import type { ChangeKind } from '#contracts/live-news.ts';
import type { Actor } from '#domain/actor.ts';
import { actorSettings } from '../../actor-settings.ts';

/** The changes that one of several readers sees. */
export interface SeenChanges {
  readonly accounts: readonly string[];
  readonly portals: readonly string[];
}

/** Queries for telling open pages of changes, in the transaction of the change and after its commit. */
export function changes(connection: PoolClient) {
  return {
    /** Open pages are told when the transaction commits: of what changed, not what it is now. */
    async tell(kind: ChangeKind, ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await connection.query('select tell_change($1, $2)', [kind, ids]);
    },
    /** Returns those that each reader sees, in their order: asked as each of them, in one question. For the system. */
    async visible(readers: readonly Actor[], accounts: readonly string[], portals: readonly string[]): Promise<SeenChanges[]> {
      const { rows } = await connection.query<SeenChanges>('select accounts, portals from visible_changes($1, $2, $3) order by reader', [
        JSON.stringify(readers.map(actorSettings)),
        accounts,
        portals,
      ]);
      return rows;
    },
  };
}
