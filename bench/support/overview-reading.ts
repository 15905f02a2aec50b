import type { Client } from 'pg';
import type { ReportQuery } from '#contracts/report-query.ts';
import type { Actor } from '#domain/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { PlacedClient } from '#server/db/queries/clients.ts';
import type { Queries } from '#server/db/queries.ts';
import { ledger } from '#server/providers/ledger/ledger.ts';
import { namesInProblems } from '#server/providers/ledger/why-missing.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { bookDays } from './large-book.ts';
import { mediansInTurns, milliseconds } from './timing.ts';

const questions: readonly (readonly [string, ReportQuery])[] = [
  ['by value', {}],
  ['by change of a year, of one type', { sort: 'change', period: '1y', type: 'GIA' }],
  ['by name, found by a part of it', { sort: 'name', order: 'asc', find: 'client 1' }],
  ['by benchmark, third page', { sort: 'benchmark', page: 3 }],
  ['by last sign-in, linked ones', { sort: 'lastLogin', unlinked: 'hide' }],
  ['by value, of one letter, two years ago', { letter: '1', date: '2024-06-30' }],
];

const walkSql = `
  select replace(account_id::text, '-', '') as id, day from snapshots
   where day = $1 order by value desc nulls last, account_id limit 50`;

/** Somebody who sees clients, and who that is. */
export interface Reader {
  readonly name: string;
  readonly actor: Actor;
}

/** The index that the page is compared with: the product itself has none in the order of any column. */
export async function addPeersIndex(owner: Client): Promise<void> {
  await owner.query('create index by_value on snapshots (day, value desc nulls last, account_id)');
}

/**
 * Fifty clients in several orders and with several filters, by turns with fifty taken along an index through the same walls,
 * for the first reader; each with everything that its lines show. What stands beside the list, and the other readers, by themselves.
 */
export async function measureOverview(database: Database, [reader, ...others]: readonly [Reader, ...Reader[]]): Promise<void> {
  const portalId = await firstPortal(database, reader);
  await refuseAnotherPlan(database, reader);
  for (const [name, query] of questions) {
    const times = await mediansInTurns(40, {
      page: () => readDataset(database, reader, { portalId, query, dataset: 'clients' }),
      walk: () => readAlongIndex(database, reader, portalId),
    });
    const ratio = (times.page / times.walk).toFixed(2);
    console.log(`50 clients ${name}: ${milliseconds(times.page)}, along an index ${milliseconds(times.walk)}, ratio ${ratio}`);
  }
  for (const one of [reader, ...others]) {
    const times = await mediansInTurns(20, {
      clients: () => readDataset(database, one, { portalId, query: {}, dataset: 'clients' }),
      foundClients: () => readDataset(database, one, { portalId, query: {}, dataset: 'foundClients' }),
      clientTotals: () => readDataset(database, one, { portalId, query: {}, dataset: 'clientTotals' }),
    });
    const told = Object.entries(times).map(([dataset, time]) => `${dataset} ${milliseconds(time)}`);
    console.log(`${one.name}: ${told.join(', ')}`);
  }
}

interface Wanted {
  readonly portalId: string;
  readonly query: ReportQuery;
  readonly dataset: 'clients' | 'foundClients' | 'clientTotals';
}

function readDataset(database: Database, { actor }: Reader, { portalId, query, dataset }: Wanted): Promise<unknown> {
  return database.as(actor).read(async (snapshot) => {
    const portal = await snapshot.portals.find(portalId);
    if (!portal) throw new Error('The book has no portal.');
    const asOf = query.date ?? bookDays.last;
    return ledger[dataset](snapshot, { variant: defaultVariant, portal, account: null, portfolio: null, asOf, defaultDay: asOf, query });
  });
}

function readAlongIndex(database: Database, { actor }: Reader, portalId: string): Promise<unknown> {
  return database.as(actor).read(async (snapshot) => {
    await snapshot.portals.find(portalId);
    const { rows } = await snapshot.connection.query<PlacedClient>(walkSql, [bookDays.last]);
    const lines = await snapshot.clients.lines(rows, { period: 'ytd', timeZone: defaultVariant.timeZone });
    const reach = await snapshot.figureStates.reach(
      lines.map(({ id }) => id),
      false,
    );
    return namesInProblems(snapshot, reach.values());
  });
}

/** The peer is one only while it stops at the fiftieth line. */
async function refuseAnotherPlan(database: Database, { actor }: Reader): Promise<void> {
  const plan = await database.as(actor).read(async ({ connection }: Queries) => {
    const { rows } = await connection.query<{ 'QUERY PLAN': string }>(`explain ${walkSql.replace('$1', `'${bookDays.last}'`)}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  if (plan.includes('Sort') || !plan.includes('by_value')) throw new Error(`The peer does not walk along its index:\n${plan}`);
}

async function firstPortal(database: Database, { actor }: Reader): Promise<string> {
  const [portal] = await database.as(actor).read(({ portals }) => portals.visible());
  if (!portal) throw new Error('The book has no portal.');
  return portal.id;
}
