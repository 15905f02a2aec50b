import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOwner, embeddedServer } from '#server/db/database-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { FiguresPool } from '#server/jobs/figures-pool.ts';
import { bookDays, peopleOf, writeLargeBook, writePeople } from './support/large-book.ts';
import { addPeersIndexes } from './support/overview-reading.ts';
import type { ReadingAsked } from './support/read-large-book.ts';

/**
 * Measures the cost of reading in a book of 10 000 portfolios (or the number in the argument). One part is the data of a portfolio page, over any range, with
 * eight readers at once. Its limit is reading the same stored rows by their primary keys. Securities, prices and rates are cached between pages, as in the
 * product; the limit reads each time those that it shows. The other part is a page of fifty clients, sorted and filtered. Its limit is the same fifty along
 * an index in that order, under the policies of the tables. A separate process reads both sides, as in the product: writing and computing such a book leaves
 * a different heap.
 */
const portfolios = Number(process.argv[2] ?? 10_000);

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  await migrate(server, 'bench');
  await asOwner(server, 'bench', async (owner) => {
    await writeLargeBook(owner, { portfolios, transactionsEach: 200, instruments: 500 });
    await writePeople(owner);
  });
  const figuresPool = new FiguresPool();
  await figuresPool.refresh({ connection: server.app('bench'), through: bookDays.last, settlement: 'cash' }, portfolios);
  await figuresPool.stop();
  await asOwner(server, 'bench', async (owner) => {
    await addPeersIndexes(owner);
    await owner.query('vacuum analyze');
  });

  const people = await asOwner(server, 'bench', peopleOf);
  const input = JSON.stringify({ connection: server.app('bench'), people } satisfies ReadingAsked);
  const reader = join(import.meta.dirname, 'support', 'read-large-book.ts');
  const { status } = spawnSync(process.execPath, [reader], { input, stdio: ['pipe', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error('The book was not read.');
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
