import type { Actor } from '#domain/actor.ts';
import type { TestDatabase } from '../support/test-database.ts';

class Undone extends Error {}

/** Returns functions for an actor's reads and changes without any filter of the app. */
export function behindTheApp(database: TestDatabase) {
  return {
    /** The first column of what an actor sees; lists of clients show the day. */
    seen: async (actor: Actor, query: string, shownDay = ''): Promise<string[]> => {
      const { rows } = await database.as(actor).read(async ({ connection }) => {
        await connection.query("select set_config('app.shown_day', $1, true)", [shownDay]);
        return connection.query<[unknown]>({ text: query, rowMode: 'array' });
      });
      return rows.map(([first]) => String(first));
    },

    /** Returns the number of rows that an actor's change affects. The change is always rolled back. */
    touched: async (actor: Actor, query: string): Promise<number> => {
      let rows = 0;
      const change = database.as(actor).write(async ({ connection }) => {
        rows = (await connection.query(query)).rowCount ?? 0;
        throw new Undone();
      });
      await change.catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
      return rows;
    },
  };
}
