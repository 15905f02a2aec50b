import type { Client } from 'pg';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { Actor } from '#domain/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { PlacedClient } from '#server/db/queries/clients/clients.ts';
import type { Queries } from '#server/db/queries.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { ReportingProvider, ReportSubject } from '#server/providers/reporting-provider.ts';
import { ledger } from '#server/providers/ledger/ledger.ts';
import { namesInProblems } from '#server/providers/ledger/why-missing.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { bookDays } from './large-book.ts';
import { mediansInTurns, milliseconds } from './timing.ts';

interface Question {
  readonly name: string;
  readonly query: ReportQuery;
  /** The same fifty, found by walking along the first of the indexes under the policies of the tables. */
  readonly walk: string;
  /** The product has none in the order of what lists are sorted by, and takes none of these: each has a condition that the walk repeats. */
  readonly along: readonly string[];
}

/** The lines of a day in an order. */
function walkOverLines(day: IsoDate, order: string, { where = 'true', offset = 0 } = {}) {
  return `
    select account_id as id, day from snapshots ${where === 'true' ? '' : 'join accounts on accounts.id = account_id'}
     where day = '${day}' and ${where} order by ${order} desc nulls last, account_id limit 50 offset ${offset}`;
}

function lineIndex(name: string, day: IsoDate, order: string): string {
  return `walk_${name} on snapshots ((${order}) desc nulls last, account_id) where day = '${day}'`;
}

const twoYearsAgo = '2024-06-30';

const questions: readonly Question[] = [
  { name: 'by value', query: {}, walk: walkOverLines(bookDays.last, 'value'), along: [lineIndex('value', bookDays.last, 'value')] },
  {
    name: 'by change of a year, of one type',
    query: { sort: 'change', period: '1y', type: 'GIA' },
    walk: walkOverLines(bookDays.last, 'return_1y', { where: "portfolio_type_bits & portfolio_type_bit('GIA') <> 0" }),
    along: [lineIndex('change', bookDays.last, 'return_1y')],
  },
  {
    name: 'by name, found by a part of it',
    query: { sort: 'name', order: 'asc', find: 'client 1' },
    walk: `
      select id, date '${bookDays.last}' as day from accounts
       where name_key > '' and (name_key like '%client 1%' or email_key like '%client 1%') order by name_key, id limit 50`,
    along: ["walk_name on accounts (name_key, id) where name_key > ''"],
  },
  {
    name: 'by benchmark, third page',
    query: { sort: 'benchmark', page: 3 },
    walk: walkOverLines(bookDays.last, 'return_ytd - benchmark_ytd', { offset: 100 }),
    along: [lineIndex('benchmark', bookDays.last, 'return_ytd - benchmark_ytd')],
  },
  {
    name: 'by last sign-in, linked ones',
    query: { sort: 'lastLogin', unlinked: 'hide' },
    walk: `
      select accounts.id, date '${bookDays.last}' as day
        from last_sign_ins join accounts on client_user_id = user_id and currency > '' where at > '-infinity' order by at desc limit 50`,
    along: [
      "walk_sign_in on last_sign_ins (at desc) where at > '-infinity'",
      "walk_client on accounts (client_user_id) include (id) where currency > ''",
    ],
  },
  {
    name: 'by value, of one letter, two years ago',
    query: { letter: '1', date: twoYearsAgo },
    walk: walkOverLines(twoYearsAgo, 'value', { where: "letter = '1'" }),
    along: [lineIndex('value_then', twoYearsAgo, 'value')],
  },
];

/** Someone who sees clients, and who that is. */
export interface Reader {
  readonly name: string;
  readonly actor: Actor;
}

/** Creates the indexes that the limit's queries use. */
export async function addPeersIndexes(owner: Client): Promise<void> {
  for (const index of questions.flatMap(({ along }) => along)) await owner.query(`create index ${index}`);
}

/**
 * Fifty clients in several orders and with several filters, by turns with the same fifty taken along an index under row-level security of the
 * tables, for the first reader; each with everything that its lines show. What stands beside the list, and the other readers, by themselves.
 */
export async function measureOverview(database: Database, [reader, ...others]: readonly [Reader, ...Reader[]]): Promise<void> {
  const portalId = await firstPortal(database, reader);
  for (const question of questions) {
    const { name, query } = question;
    const page = () => readOverview(database, reader, { portalId, query }, (provider, subject) => provider.clients(subject));
    const peer = () => readAlongIndex(database, reader, portalId, question);
    await refuseAnotherPlan(database, reader, question);
    const [shown, walked] = [await page(), await peer()];
    if (shown.rows.map(({ id }) => id).join() !== walked.map(({ id }) => id).join()) throw new Error(`Other clients ${name}.`);
    const times = await mediansInTurns(40, { page, walk: peer });
    const ratio = (times.page / times.walk).toFixed(2);
    console.log(`50 clients ${name}: ${milliseconds(times.page)}, along an index ${milliseconds(times.walk)}, ratio ${ratio}`);
  }
  for (const one of [reader, ...others]) {
    const times = await mediansInTurns(20, {
      clients: () => readOverview(database, one, { portalId, query: {} }, (provider, subject) => provider.clients(subject)),
      foundClients: () => readOverview(database, one, { portalId, query: {} }, (provider, subject) => provider.foundClients(subject)),
      clientTotals: () => readOverview(database, one, { portalId, query: {} }, (provider, subject) => provider.clientTotals(subject)),
    });
    const told = Object.entries(times).map(([dataset, time]) => `${dataset} ${milliseconds(time)}`);
    console.log(`${one.name}: ${told.join(', ')}`);
  }
}

interface Wanted {
  readonly portalId: string;
  readonly query: ReportQuery;
}

type Dataset<Answer> = (provider: ReportingProvider, subject: ReportSubject) => Promise<Answer>;

/** Reads a dataset of the overview for a reader, on the last day or that of the query. */
export function readOverview<Answer>(
  database: Database,
  { actor }: Pick<Reader, 'actor'>,
  { portalId, query }: Wanted,
  dataset: Dataset<Answer>,
): Promise<Answer> {
  return database.as(actor).read(async (snapshot) => {
    const portal = await snapshot.portals.find(portalId);
    if (!portal) throw new Error('The book has no portal.');
    const asOf = query.date ?? bookDays.last;
    return dataset(ledger(snapshot), {
      variant: defaultVariant,
      portal,
      account: null,
      portfolio: null,
      portfolios: [],
      asOf,
      defaultDay: asOf,
      query,
    });
  });
}

/** Without this the planner takes a sort where it expects a handful of rows. */
const walkingSql = 'set local enable_sort = off';

function readAlongIndex(database: Database, { actor }: Reader, portalId: string, { name, walk }: Question) {
  return database.as(actor).read(async (snapshot) => {
    await snapshot.portals.find(portalId);
    await snapshot.connection.query(walkingSql);
    const { rows } = await snapshot.connection.query<PlacedClient>({ name, text: walk, values: [] });
    const lines = await snapshot.clients.lines(rows, { period: 'ytd', timeZone: defaultVariant.timeZone });
    const reach = await snapshot.figureStates.reach(
      lines.map(({ id }) => id),
      false,
    );
    await namesInProblems(snapshot, reach.values());
    return lines;
  });
}

/** The peer is one only while it stops at the last line of the page. */
async function refuseAnotherPlan(database: Database, { actor }: Reader, { walk, along }: Question): Promise<void> {
  const plan = await database.as(actor).read(async ({ connection }: Queries) => {
    await connection.query(walkingSql);
    const { rows } = await connection.query<{ 'QUERY PLAN': string }>(`explain ${walk}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  const names = along.map((index) => index.split(' ')[0] ?? '');
  if (plan.includes('Sort') || !names.every((name) => plan.includes(name)))
    throw new Error(`The peer does not walk along its index:\n${plan}`);
}

/** The portal of the book. */
export async function firstPortal(database: Database, { actor }: Pick<Reader, 'actor'>): Promise<string> {
  const [portal] = await database.as(actor).read(({ portals }) => portals.visible());
  if (!portal) throw new Error('The book has no portal.');
  return portal.id;
}
