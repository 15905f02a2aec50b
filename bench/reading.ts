import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOwner, embeddedServer } from '#server/db/database-server.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { FiguresCrew } from '#server/jobs/figures-crew.ts';
import { bookDays, writeLargeBook } from './support/large-book.ts';
import { measureOverview } from './support/overview-reading.ts';
import { measurePortfolioPage } from './support/portfolio-reading.ts';

/**
 * What does reading cost in a book of 10 000 portfolios (another number as argument)? All that a portfolio page shows, over any
 * range, with eight readers at once, against reading the same stored rows by their primary keys; and a page of fifty clients,
 * sorted and filtered, against fifty in the order of an index.
 */
const portfolios = Number(process.argv[2] ?? 10_000);

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  await migrate(server, 'bench');
  await asOwner(server, 'bench', async (owner) => {
    await writeLargeBook(owner, { portfolios, transactionsEach: 200, instruments: 500 });
    await owner.query("insert into users (email, name, role) values ('adviser@firm.example', 'Adviser', 'advisor')");
    await owner.query(
      "insert into account_members (account_id, user_id, relation) select accounts.id, users.id, 'advisor' from accounts, users",
    );
  });
  const crew = new FiguresCrew();
  await crew.refresh({ connection: server.app('bench'), through: bookDays.last, settlement: 'cash' }, portfolios);
  await crew.stop();
  await asOwner(server, 'bench', (owner) => owner.query('vacuum analyze'));

  const database = openDatabase(server.app('bench'), (error) => {
    throw error;
  });
  const { rows } = await asOwner(server, 'bench', (owner) =>
    owner.query<{ id: string }>("select replace(id::text, '-', '') as id from users where email = 'adviser@firm.example'"),
  );
  const adviser = { kind: 'advisor', userId: rows[0]?.id ?? '' } as const;
  await measurePortfolioPage(database, adviser);
  await measureOverview(database, adviser);
  await database.close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
