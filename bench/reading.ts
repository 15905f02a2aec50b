import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOwner, embeddedServer } from '#server/db/database-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { FiguresCrew } from '#server/jobs/figures-crew.ts';
import { bookDays, writeLargeBook } from './support/large-book.ts';
import { addPeersIndexes } from './support/overview-reading.ts';
import type { ReadingAsked } from './support/read-large-book.ts';

/**
 * What does reading cost in a book of 10 000 portfolios (another number as argument)? All that a portfolio page shows, over any
 * range, with eight readers at once, against reading the same stored rows by their primary keys (securities, prices and rates are
 * kept from page to page, as in the product; the limit reads those that it shows each time); and a page of fifty clients,
 * sorted and filtered, against the same fifty found along an index in that order, through the walls of the tables. Both sides are read by
 * a process of their own, as the product does: the heap of one that has written and computed such a book is another.
 */
const portfolios = Number(process.argv[2] ?? 10_000);

/** An adviser of everybody, one of every thirty-seventh account, and a client for two accounts of three, half of whom have signed in. */
const peopleSql = `
  insert into users (email, name, role) values ('adviser@firm.example', 'Adviser', 'advisor'), ('few@firm.example', 'Few', 'advisor');
  insert into users (email, name, role) select email, name, 'investor' from accounts where external_id::integer % 3 < 2;
  insert into last_sign_ins
  select users.id, timestamptz '2026-01-01' + external_id::integer * interval '17 minutes'
    from accounts join users on users.email = accounts.email where external_id::integer % 2 = 0;
  insert into account_members (account_id, user_id, relation)
  select accounts.id, users.id, 'advisor' from accounts join users on users.email = 'adviser@firm.example' or
         (users.email = 'few@firm.example' and accounts.external_id::integer % 37 = 0) where users.role = 'advisor'
  union all
  select accounts.id, users.id, 'client' from accounts join users on users.email = accounts.email`;

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  await migrate(server, 'bench');
  await asOwner(server, 'bench', async (owner) => {
    await writeLargeBook(owner, { portfolios, transactionsEach: 200, instruments: 500 });
    await owner.query(peopleSql);
  });
  const crew = new FiguresCrew();
  await crew.refresh({ connection: server.app('bench'), through: bookDays.last, settlement: 'cash' }, portfolios);
  await crew.stop();
  await asOwner(server, 'bench', async (owner) => {
    await addPeersIndexes(owner);
    await owner.query('vacuum analyze');
  });

  const { rows } = await asOwner(server, 'bench', (owner) =>
    owner.query<{ email: string; id: string }>(
      "select email, replace(id::text, '-', '') as id from users where role = 'advisor' or email like 'c0@%'",
    ),
  );
  const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? '';
  const people = { adviser: idOf('adviser@firm.example'), adviserOfFew: idOf('few@firm.example'), client: idOf('c0@home.example') };
  const input = JSON.stringify({ connection: server.app('bench'), people } satisfies ReadingAsked);
  const reader = join(import.meta.dirname, 'support', 'read-large-book.ts');
  const { status } = spawnSync(process.execPath, [reader], { input, stdio: ['pipe', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error('The book was not read.');
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
