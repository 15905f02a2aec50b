import { setTimeout as wait } from 'node:timers/promises';
import { system } from '#domain/actor.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Database } from '../db/database.ts';

const pause = 250;
const longest = 120_000;

/**
 * Waits while the queue brings the figures to the ledger.
 *
 * @returns how many accounts are left when `isStopped` says so or nothing has moved for two minutes; 0 when all are done
 */
export async function waitForFigures(database: Database, through: IsoDate, isStopped: () => boolean): Promise<number> {
  let left = Infinity;
  for (let still = 0; still < longest && !isStopped(); still += pause) {
    const stale = await database.as(system('import')).read((snapshot) => snapshot.ledgerMarks.countStale(through));
    if (stale === 0) return 0;
    if (stale < left) still = 0;
    left = stale;
    await wait(pause);
  }
  return left;
}
