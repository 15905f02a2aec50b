import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { system } from '#domain/actor.ts';
import { embeddedServer } from '#server/db/database-server.ts';
import { type ActorDatabase, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Queries } from '#server/db/queries.ts';

/**
 * Measures the number of changes a second that fifty connections can record in the audit trail. The trail takes them one after the other, each until it is on
 * disk. So the limit is the changes that one connection alone can make without the trail. Each change is a transaction of one new row.
 */
const connections = 50;
const seconds = 3;
const rounds = 3;
/** The minimum fraction of the limit. */
const least = 0.8;

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  await migrate(server, 'bench');
  const pools = Array.from({ length: connections / 10 }, () =>
    openDatabase(server.app('bench'), (error) => {
      throw error;
    }),
  );
  const writers = pools.flatMap((pool) => Array.from({ length: 10 }, () => pool.as(system('bench'))));
  await rateOf(writers, told);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await rateOf(writers.slice(0, 1), untold);
    const together = await rateOf(writers, told);
    ratios.push(together / alone);
    console.log(`${Math.round(together)} changes a second told to the trail, ${Math.round(alone)} by one alone without it`);
  }
  await Promise.all(pools.map((pool) => pool.close()));
  const best = Math.max(...ratios);
  console.log(`${best.toFixed(2)} of the limit, at least ${least} wanted`);
  process.exitCode = best >= least ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function change(tx: Queries): Promise<void> {
  await tx.connection.query("insert into auth_counters (kind, subject, day) values ('pin', gen_random_uuid(), current_date)");
}

function told(db: ActorDatabase): Promise<void> {
  return db.write(async (tx) => {
    await change(tx);
    tx.audit.add({ action: 'preference-changed', before: { theme: 'light' }, after: { theme: 'dark' } });
  });
}

async function untold(db: ActorDatabase): Promise<void> {
  await db.writeUnaudited('sign-in-counts', change);
}

/** Transactions a second of all writers together. */
async function rateOf(writers: readonly ActorDatabase[], write: (db: ActorDatabase) => Promise<void>): Promise<number> {
  const start = performance.now();
  const isOver = () => performance.now() - start > seconds * 1000;
  const counts = await Promise.all(
    writers.map(async (db) => {
      let count = 0;
      for (; !isOver(); count += 1) await write(db);
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
}
