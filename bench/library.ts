import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actor, system } from '#domain/actor.ts';
import { openDatabase } from '#server/db/database.ts';
import { asOwner, embeddedServer } from '#server/db/database-server.ts';
import { migrate } from '#server/db/migrate.ts';
import type { DocumentsQuery } from '#server/db/queries/library/document-list.ts';
import { mediansInTurns, milliseconds } from './support/timing.ts';

/**
 * What does a page of 50 of 10 000 documents cost, of one client and of an adviser with a tenth of the firm's clients, against the same page by an
 * index alone, for the system, which row-level security does not ask of: its rows, their newest file and what stands beside them? At most twice as long is wanted.
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
        `insert into documents (account_id, title, type, arrived_at) select id, 'Statement ' || n, 'statement', now() - n * interval '10 minutes'
           from accounts, generate_series(1, ${each}) n where name ${accounts}`,
      );
    await owner.query(
      `insert into document_versions (account_id, document_id, number, file_name, extension, stored_key, size, content_hash)
         select account_id, id, 1, title || '.pdf', 'pdf', id, 1000, sha256('') from documents`,
    );
    await owner.query('analyze');
    const { rows } = await owner.query<{ portal: string; account: string; ada: string; ivy: string }>(
      `select (select replace(id::text, '-', '') from portals) as portal, (select replace(id::text, '-', '') from accounts where name = 'Account 1') as account,
              (select replace(id::text, '-', '') from users where name = 'Ada') as ada, (select replace(id::text, '-', '') from users where name = 'Ivy') as ivy`,
    );
    return rows[0]!;
  });
  const database = openDatabase(server.app('bench'), () => undefined);
  const all = {
    portfolioId: null,
    holding: null,
    type: null,
    find: null,
    from: null,
    timeZone: 'Europe/London',
    isTrash: false,
    isFavourites: false,
    limit: 51,
    offset: 0,
  };
  const page = (actor: Actor & { readonly userId: string }, accounts: DocumentsQuery['accounts']) => () =>
    database.as(actor).read((snapshot) => snapshot.documentList.page({ ...all, portalId: made.portal, accounts, reader: actor.userId }));
  const byIndex = (where: string) => () =>
    database.as(system('bench')).read(({ connection }) =>
      connection.query(
        `select document.*, account.name, newest.* from (select * from documents where ${where} order by arrived_at desc, id desc limit $1) document
             join accounts account on account.id = document.account_id
             join lateral (select * from document_versions version where version.account_id = document.account_id and version.document_id = document.id
                            order by number desc limit 1) newest on true`,
        [51],
      ),
    );
  const took = await mediansInTurns(60, {
    client: page({ kind: 'investor', userId: made.ivy }, [made.account]),
    ofOne: byIndex(`account_id = '${made.account}'`),
    adviser: page({ kind: 'advisor', userId: made.ada }, 'own'),
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
