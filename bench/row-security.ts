import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '#domain/actor.ts';
import { tokenHash } from '#server/auth/token.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { asOwner, embeddedServer } from '#server/db/database-server.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Queries } from '#server/db/queries.ts';
import { FiguresPool } from '#server/jobs/figures-pool.ts';
import { openPortal } from '#server/operations/portals/open-portal.ts';
import { findSignedIn } from '#server/operations/sessions/read-session.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { bookDays, peopleOf, writeLargeBook, writePeople } from './support/large-book.ts';
import { firstPortal, readOverview } from './support/overview-reading.ts';
import { readPortfolioPage } from './support/portfolio-reading.ts';
import { mediansInTurns, milliseconds } from './support/timing.ts';

/**
 * Measures the cost of row-level security on a book of 10 000 accounts. It runs the same queries as a person behind row-level security and as the owner of
 * the tables, who bypasses it. The target is at most 1.4 times the time. Also measures the cost of identifying the reader and checking their access to a
 * portal, against two reads by primary key.
 */
const portfolios = Number(process.argv[2] ?? 13_333);
const sessionToken = 'x'.repeat(43);

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  await migrate(server, 'bench');
  const people = await asOwner(server, 'bench', async (owner) => {
    await writeLargeBook(owner, { portfolios, transactionsEach: 60, instruments: 200 });
    await writePeople(owner);
    const known = await peopleOf(owner);
    await owner.query(
      `insert into sessions (token_hash, user_id, idle_deadline, absolute_deadline, second_factor)
       values ($1, $2, now() + interval '1 hour', now() + interval '1 hour', 'email')`,
      [tokenHash(sessionToken), known.client],
    );
    return known;
  });
  const figuresPool = new FiguresPool();
  await figuresPool.refresh({ connection: server.app('bench'), through: bookDays.last, settlement: 'cash' }, portfolios);
  await figuresPool.stop();
  await asOwner(server, 'bench', (owner) => owner.query('vacuum analyze'));

  const secured = openDatabase(server.app('bench'), fail);
  const bare = openDatabase(server.owner('bench'), fail);
  const adviserOfAll: Asking = { name: 'adviser of all', actor: { kind: 'advisor', userId: people.adviser } };
  const adviserOfSome: Asking = { name: 'adviser of up to 300', actor: { kind: 'advisor', userId: people.adviserOfFew } };
  const client: Asking = { name: 'client', actor: { kind: 'investor', userId: people.client } };
  const portalId = await firstPortal(secured, adviserOfAll);
  for (const one of [adviserOfAll, adviserOfSome, client])
    await measureRowSecurity(secured, bare, one, await ofOneAccount(secured, one, portalId));
  await measureRowSecurity(secured, bare, adviserOfAll, ofAllAccounts(portalId));
  await measureAuthorisation(secured, { kind: 'investor', userId: people.client });
  await secured.close();
  await bare.close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Asking {
  readonly name: string;
  readonly actor: Actor;
}

type Question = (database: Database, actor: Actor) => Promise<unknown>;

type Questions = Readonly<Record<string, Question>>;

async function measureRowSecurity(secured: Database, bare: Database, { name, actor }: Asking, questions: Questions): Promise<void> {
  for (const [what, ask] of Object.entries(questions)) {
    const answers = await Promise.all([secured, bare].map(async (database) => JSON.stringify(await ask(database, actor))));
    if (answers[0] !== answers[1]) throw new Error(`${name}: another answer under row-level security, ${what}.`);
    const times = await mediansInTurns(60, { secured: () => ask(secured, actor), bare: () => ask(bare, actor) });
    const ratio = (times.secured / times.bare).toFixed(2);
    console.log(`${name}, ${what}: ${milliseconds(times.secured)}, without row-level security ${milliseconds(times.bare)}, ratio ${ratio}`);
  }
}

/** Returns the queries of an account's pages, for the first account that the actor sees. */
async function ofOneAccount(database: Database, { actor }: Asking, portalId: string): Promise<Questions> {
  const [accountId = ''] = await database.as(actor).read(({ portals }) => portals.visibleAccountIds(portalId));
  const [portfolio] = await database.as(actor).read((snapshot) => snapshot.portfolios.ofAccounts([accountId]));
  const portfolioId = portfolio?.id ?? '';
  return {
    'an account': asked(({ accounts }) => accounts.find(accountId)),
    'its portfolios': asked((snapshot) => snapshot.portfolios.ofAccounts([accountId])),
    "a portfolio page's data": asked(async (snapshot) => {
      const portal = await snapshot.portals.find(portalId);
      if (!portal) throw new Error('The book has no portal.');
      return readPortfolioPage(snapshot, portal, { portfolioId, range: '5y' });
    }),
  };
}

/** Returns the queries of the overview. Without row-level security, the answers differ for readers who do not see everything. */
function ofAllAccounts(portalId: string): Questions {
  return {
    'fifty clients by value': (db, actor) =>
      readOverview(db, { actor }, { portalId, query: {} }, (provider, subject) => provider.clients(subject)),
    'fifty clients found by name': (db, actor) =>
      readOverview(db, { actor }, { portalId, query: { find: 'client 1', sort: 'name' } }, (provider, subject) =>
        provider.clients(subject),
      ),
    'totals of the clients': (db, actor) =>
      readOverview(db, { actor }, { portalId, query: {} }, (provider, subject) => provider.clientTotals(subject)),
  };
}

async function measureAuthorisation(database: Database, actor: Actor): Promise<void> {
  const portalId = await firstPortal(database, { actor });
  const hash = tokenHash(sessionToken);
  const asking = { db: database.as(actor), actor, variant: defaultVariant, texts: textsByLocale.en, locale: 'en' } as const;
  const session = database.as({ kind: 'system', job: 'session' });
  const times = await mediansInTurns(200, {
    authorisation: async () => {
      await session.read((snapshot) => findSignedIn(snapshot, hash));
      await openPortal(asking, portalId);
    },
    keys: async () => {
      await session.read(byKey('select * from sessions where token_hash = $1', hash));
      await database.as(actor).read(byKey('select * from portals where id = $1', portalId));
    },
  });
  const ratio = (times.authorisation / times.keys).toFixed(2);
  console.log(
    `who asks and whether a portal is open: ${milliseconds(times.authorisation)}, two primary keys ${milliseconds(times.keys)}, ratio ${ratio}`,
  );
}

function byKey(text: string, value: unknown) {
  return async ({ connection }: Queries) => (await connection.query({ name: `bench ${text}`, text, values: [value] })).rows;
}

function asked(question: (snapshot: Queries) => Promise<unknown>): Question {
  return (database, actor) => database.as(actor).read(question);
}

function fail(error: Error): never {
  throw error;
}
