import { type Actor, system } from '#domain/actor.ts';
import { scopeOf } from '#server/operations/threads/scope-of.ts';
import { benchHundredClients, printAgainstIndex } from './support/hundred-clients.ts';
import { mediansInTurns } from './support/timing.ts';

/**
 * The cost of a page of 50 of 10 000 threads, of one client and of an adviser with a tenth of the firm's clients, against the same threads with their
 * newest message by an index alone, for the system, which row-level security does not ask of. At most twice as long is wanted.
 */
const count = 10_000;
const insertRows = (names: string, each: number) =>
  `insert into threads (account_id, subject, started_by_name) select id, 'Question ' || n, 'Ivy' from accounts, generate_series(1, ${each}) n where name ${names}`;
const complete = `insert into thread_messages (account_id, thread_id, side, written_by_name, text, at)
         select account_id, id, 'client', 'Ivy', 'Which fund is it?', now() - row_number() over (order by id) * interval '1 minute' from threads`;

await benchHundredClients({ count, insertRows, complete }, async (firm) => {
  const all = { portalId: firm.portal, view: 'inbox', find: null, filed: { process: null, group: null }, limit: 51, offset: 0 } as const;
  const page = (actor: Actor & { readonly userId: string }) => () =>
    firm.database.as(actor).read(async (snapshot) => snapshot.threads.page({ ...(await scopeOf(actor, snapshot, firm.portal)), ...all }));
  const byIndex = (where: string) => () =>
    firm.database.as(system('bench')).read(({ connection }) =>
      connection.query(
        `select thread.*, account.name, newest.text from (select * from threads where ${where} order by last_at desc, id desc limit $1) thread
             join accounts account on account.id = thread.account_id
             join lateral (select text from thread_messages message where message.account_id = thread.account_id and message.thread_id = thread.id
                            order by at desc limit 1) newest on true`,
        [51],
      ),
    );
  const took = await mediansInTurns(60, {
    client: page({ kind: 'investor', userId: firm.ivy }),
    ofOne: byIndex(`account_id = '${firm.account}'`),
    adviser: page({ kind: 'advisor', userId: firm.ada }),
    ofAll: byIndex('true'),
  });
  printAgainstIndex('a client', took.client, took.ofOne);
  printAgainstIndex('an adviser', took.adviser, took.ofAll);
});
