import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { type Database, openDatabase } from '#server/db/database.ts';
import { asOwner, embeddedServer } from '#server/db/database-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { milliseconds } from './timing.ts';

/** A portal with a hundred accounts: the first is Ivy's, and Ada looks after a tenth of them. Ids without dashes. */
export interface HundredClients {
  readonly database: Database;
  readonly portal: string;
  readonly account: string;
  readonly ada: string;
  readonly ivy: string;
}

const idsSql = `
  select (select replace(id::text, '-', '') from portals) as portal, (select replace(id::text, '-', '') from accounts where name = 'Account 1') as account,
         (select replace(id::text, '-', '') from users where name = 'Ada') as ada, (select replace(id::text, '-', '') from users where name = 'Ivy') as ivy`;

/** Runs a measurement on a database of its own: `insertRows` adds rows for the accounts that its condition on the name selects, as many for each as it is told. */
export async function benchHundredClients(
  { count, insertRows, complete }: Filling,
  measure: (firm: HundredClients) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const server = await embeddedServer(join(folder, 'postgres'));
  try {
    await migrate(server, 'bench');
    const ids = await asOwner(server, 'bench', async (owner) => {
      await addClients(owner);
      await owner.query(insertRows("= 'Account 1'", count));
      await owner.query(insertRows("<> 'Account 1'", count / 100));
      await owner.query(complete);
      await owner.query('analyze');
      return (await owner.query<Omit<HundredClients, 'database'>>(idsSql)).rows[0]!;
    });
    const database = openDatabase(server.app('bench'), () => undefined);
    await measure({ database, ...ids });
    await database.close();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

interface Filling {
  /** Rows of the first account, and together of the others. */
  readonly count: number;
  readonly insertRows: (names: string, each: number) => string;
  /** The statement that adds what belongs to the rows. */
  readonly complete: string;
}

async function addClients(owner: Client): Promise<void> {
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
}

/** Prints how often the time of a reading by an index a reading took. */
export function printAgainstIndex(who: string, own: number, index: number): void {
  console.log(`${who.padEnd(11)} ${milliseconds(own)}, by an index ${milliseconds(index)}: ${(own / index).toFixed(2)} times`);
}
