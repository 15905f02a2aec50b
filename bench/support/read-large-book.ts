import { readFileSync } from 'node:fs';
import type { PoolConfig } from 'pg';
import { openDatabase } from '#server/db/database.ts';
import { measureOverview } from './overview-reading.ts';
import { measurePortfolioPage } from './portfolio-reading.ts';

/** The connection to the book and the ids of its readers, read from standard input as JSON. */
export interface ReadingAsked {
  readonly connection: PoolConfig;
  readonly people: { readonly adviser: string; readonly adviserOfFew: string; readonly client: string };
}

const { connection, people } = JSON.parse(readFileSync(0, 'utf8')) as ReadingAsked;
const database = openDatabase(connection, (error) => {
  throw error;
});
const adviser = { kind: 'advisor', userId: people.adviser } as const;
await measurePortfolioPage(database, adviser);
await measureOverview(database, [
  { name: 'adviser of all', actor: adviser },
  { name: 'adviser of up to 200', actor: { kind: 'advisor', userId: people.adviserOfFew } },
  { name: 'client', actor: { kind: 'investor', userId: people.client } },
  { name: 'administrator', actor: { kind: 'admin', userId: people.adviser } },
]);
await database.close();
