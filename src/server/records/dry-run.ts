import type { Actor } from '#domain/actor.ts';
import type { ActorDatabase, Database } from '../db/database.ts';
import type { RecordContext } from './binding.ts';

/** Ends a transaction that has shown what it would do. */
class Undone extends Error {}

/** The same request, in which everything is asked and checked as ever and nothing stays: each transaction is undone as it ends. */
export function asDryRun(context: RecordContext): RecordContext {
  return withWrites(context, undone);
}

/** Returns the request with another way to write, for itself and for whatever it does as someone else. */
export function withWrites<Context extends Pick<RecordContext, 'auth' | 'db'>>(
  context: Context,
  wrap: (db: ActorDatabase) => ActorDatabase,
): Context {
  const { auth } = context;
  const database: Database = { ...auth.database, as: (actor: Actor, ...rest) => wrap(auth.database.as(actor, ...rest)) };
  return { ...context, db: wrap(context.db), auth: { ...auth, database } };
}

function undone(db: ActorDatabase): ActorDatabase {
  return {
    ...db,
    write: async <Result>(work: Parameters<typeof db.write<Result>>[0]) => {
      const answers: Result[] = [];
      const rehearse = db.write(async (tx) => {
        answers[0] = await work(tx);
        throw new Undone();
      });
      await rehearse.catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
      return answers[0] as Result;
    },
  };
}
