import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { system } from '#domain/actor.ts';
import { addDays, dayNumber } from '#finance/iso-date.ts';
import { asOwner, embeddedServer } from '#server/db/database-server.ts';
import { type Database, openPipelinedDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { FiguresMemory } from '#server/operations/figures/figures-memory.ts';
import { refreshFigures } from '#server/operations/figures/refresh-figures.ts';
import { bookDays, writeLargeBook } from './support/large-book.ts';
import { milliseconds } from './support/timing.ts';

/**
 * Measures the cost of one new transaction until its figures are stored, beyond storing one row per affected portfolio and year. The limit rewrites the rows
 * stored by portfolio and year: the daily series and the book. It writes the same bytes by the same statements under the same policies. It uses one
 * transaction on a connection of the same kind (pipelined statements, a commit that waits for the disk). The product determines the work, reads, computes,
 * and writes the rows, the cross-section and the state. Prices are in memory, as in a product that has computed before. The best tenth of the rounds shows
 * the cost without other load.
 */
const portfolios = 200;
const rounds = 60;

const bookSql = `
  with booked as (
    insert into transactions (account_id, portfolio_id, source, source_id, day, type, amount, currency)
    values ($1, $2, 'bench', $3, $4, 'Contribution', 250, 'GBP'))
  update ledger_marks set first_changed_day = least(first_changed_day, $4::date), version = version + 1 where account_id = $1 and portfolio_id = $2`;

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  await migrate(server, 'bench');
  await asOwner(server, 'bench', (owner) => writeLargeBook(owner, { portfolios, transactionsEach: 200, instruments: 500 }));
  const owner = new Client(server.owner('bench'));
  await owner.connect();
  const memory = new FiguresMemory();
  const database = openPipelinedDatabase(server.app('bench'), (error) => {
    throw error;
  });
  const refresh = () => refreshFigures(database, { through: bookDays.last, settlement: 'cash', memory });
  await refresh();
  await owner.query('vacuum analyze');
  await compare('today', bookDays.last, { database, owner, refresh });
  await compare('five years ago', addDays(bookDays.last, -5 * 365 - 1), { database, owner, refresh });
  await owner.end();
  await database.close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Bench {
  readonly database: Database;
  readonly owner: Client;
  readonly refresh: () => Promise<unknown>;
}

interface Own {
  readonly account: string;
  readonly portfolio: string;
}

/** By turns, each round with another portfolio that is alone in its account. */
async function compare(when: string, day: string, { database, owner, refresh }: Bench): Promise<void> {
  const { rows } = await owner.query<Own>(
    `select replace(account_id::text, '-', '') as account, replace(id::text, '-', '') as portfolio from portfolios
      where external_id::integer % 4 < 2 order by external_id::integer`,
  );
  const times = { recomputed: [] as number[], stored: [] as number[] };
  for (let round = -10; round < rounds; round += 1) {
    const own = rows[(round + 10) % rows.length];
    if (!own) throw new Error('The book has no portfolios.');
    await owner.query(bookSql, [own.account, own.portfolio, `${when} ${round}`, day]);
    const recomputed = await timeOf(refresh);
    const { series, book } = await yearsOf(database, own, day);
    const storing = () =>
      database
        .as(system('bench'))
        .writeUnaudited('derived-figures', (tx) => Promise.all([tx.dailySeries.replace(series), tx.bookYears.replace([book])]));
    const stored = await timeOf(storing);
    if (round >= 0) times.recomputed.push(recomputed);
    if (round >= 0) times.stored.push(stored);
  }
  const cost = (part: number) => {
    const [recomputed, stored] = [placed(times.recomputed, part), placed(times.stored, part)];
    return `${milliseconds(recomputed)}, storing the rows ${milliseconds(stored)}, ratio ${(recomputed / stored).toFixed(1)}`;
  };
  console.log(`a transaction ${when}: recomputed and stored in ${cost(0.5)}; the best tenth ${cost(0.1)}`);
}

/** The years that the change touched, as they are stored now: their series and their book. */
async function yearsOf(database: Database, { account: accountId, portfolio: portfolioId }: Own, day: string) {
  return database.as(system('bench')).read(async (snapshot) => {
    const days = { firstDay: dayNumber(day), lastDay: dayNumber(bookDays.last) };
    const stored = await snapshot.dailySeries.read({ accountId, subjectIds: [accountId], ...days });
    const fromYear = Number(day.slice(0, 4));
    const period = { from: dayNumber(`${fromYear}-01-01`) - 1, to: days.lastDay };
    const held = await snapshot.bookYears.everHeld(accountId, [portfolioId]);
    const disposals = await snapshot.bookYears.disposals({ accountId, portfolioIds: [portfolioId], period });
    const booked = await snapshot.bookYears.ofYears(accountId, [portfolioId], [fromYear, Number(bookDays.last.slice(0, 4))]);
    const book = {
      accountId,
      portfolioId,
      fromYear,
      positions: held.get(portfolioId) ?? [],
      disposals: disposals.map(({ disposal }) => disposal),
      bookedAmounts: booked.get(portfolioId)?.bookedOver(period) ?? [],
    };
    return { series: [...stored].map(([subjectId, one]) => ({ accountId, subjectId, fromYear, ...one })), book };
  });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The time that this part of them does not exceed: 0.5 is the median. */
function placed(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? NaN;
}
