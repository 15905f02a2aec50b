import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actor, system } from '#domain/actor.ts';
import { openDatabase } from '#server/db/database.ts';
import { asOwner, embeddedServer } from '#server/db/database-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { scopeOf } from '#server/operations/threads/scope-of.ts';
import { mediansInTurns, milliseconds } from './support/timing.ts';

/**
 * The cost of a page of 50 of 10 000 threads, of one client and of an adviser with a tenth of the firm's clients, against the same threads with their
 * newest message by an index alone, for the system, which row-level security does not ask of. At most twice as long is wanted.
 */
const count = 10_000;
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  await migrate(server, 'bench');
  const made = await asOwner(server, 'bench', async (owner) => {
    await owner.query("insert into portals (name, language, theme) values ('Main', 'en', 'main')");
    await owner.query(
      "insert into users (email, name, role) values ('ada@firm.example', 'Ada', 'advisor'), ('ivy@home.example', 'Ivy', 'investor')",
    );
    await owner.query(
      "insert into accounts (portal_id, name, email, currency) select id, 'Account ' || n, n || '@home.example', 'GBP' from portals, generate_series(1, 100) n",
    );
    await owner.query(
      `insert into account_members (account_id, user_id, relation)
         select accounts.id, users.id, 'advisor' from accounts, users where users.name = 'Ada' and accounts.name like 'Account 1%'
          union all select accounts.id, users.id, 'client' from accounts, users where users.name = 'Ivy' and accounts.name = 'Account 1'`,
    );
    for (const [accounts, each] of [
      ["= 'Account 1'", count],
      ["<> 'Account 1'", count / 100],
    ] as const)
      await owner.query(
        `insert into threads (account_id, subject, started_by_name) select id, 'Question ' || n, 'Ivy' from accounts, generate_series(1, ${each}) n where name ${accounts}`,
      );
    await owner.query(
      `insert into thread_messages (account_id, thread_id, side, written_by_name, text, at)
         select account_id, id, 'client', 'Ivy', 'Which fund is it?', now() - row_number() over (order by id) * interval '1 minute' from threads`,
    );
    await owner.query('analyze');
    const { rows } = await owner.query<{ portal: string; account: string; ada: string; ivy: string }>(
      `select (select replace(id::text, '-', '') from portals) as portal, (select replace(id::text, '-', '') from accounts where name = 'Account 1') as account,
              (select replace(id::text, '-', '') from users where name = 'Ada') as ada, (select replace(id::text, '-', '') from users where name = 'Ivy') as ivy`,
    );
    return rows[0]!;
  });
  const database = openDatabase(server.app('bench'), () => undefined);
  const all = { portalId: made.portal, view: 'inbox', find: null, filed: { process: null, group: null }, limit: 51, offset: 0 } as const;
  const page = (actor: Actor & { readonly userId: string }) => () =>
    database.as(actor).read(async (snapshot) => snapshot.threads.page({ ...(await scopeOf(actor, snapshot, made.portal)), ...all }));
  const byIndex = (where: string) => () =>
    database.as(system('bench')).read(({ connection }) =>
      connection.query(
        `select thread.*, account.name, newest.text from (select * from threads where ${where} order by last_at desc, id desc limit $1) thread
             join accounts account on account.id = thread.account_id
             join lateral (select text from thread_messages message where message.account_id = thread.account_id and message.thread_id = thread.id
                            order by at desc limit 1) newest on true`,
        [51],
      ),
    );
  const took = await mediansInTurns(60, {
    client: page({ kind: 'investor', userId: made.ivy }),
    ofOne: byIndex(`account_id = '${made.account}'`),
    adviser: page({ kind: 'advisor', userId: made.ada }),
    ofAll: byIndex('true'),
  });
  console.log(`a client    ${against(took.client, took.ofOne)}`);
  console.log(`an adviser  ${against(took.adviser, took.ofAll)}`);
  await database.close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}

function against(own: number, index: number): string {
  return `${milliseconds(own)}, by an index ${milliseconds(index)}: ${(own / index).toFixed(2)} times`;
}
