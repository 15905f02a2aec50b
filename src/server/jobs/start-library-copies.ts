import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { runLibraryCopies } from '../operations/library/copies/run-library-copies.ts';
import type { VariantWithJobs } from './start-jobs.ts';
import { createJobWakers, queues } from './wake-jobs.ts';

/** Starts the job that puts copies of submissions and messages in libraries. Each submission and each release of messages queues it; every minute it also tries again what has failed. */
export async function startLibraryCopies(
  boss: PgBoss,
  { variant, database, contextAs }: VariantWithJobs,
  { log, isStopping }: { readonly log: Logger; readonly isStopping: () => boolean },
): Promise<void> {
  const queue = queues.libraryCopies;
  const onFailure = (failure: object) => log.error({ variant: variant.id, ...failure }, 'a copy was not put in the library');
  const wakers = createJobWakers(boss, log);
  await boss.createQueue(queue, { policy: 'short', notify: true, retryLimit: 0, expireInSeconds: 3600 });
  await boss.work(queue, { pollingIntervalSeconds: 1 }, async () => {
    await runLibraryCopies({ db: database, isStopping, onFailure, contextAs: (person) => contextAs(person, wakers) });
  });
  await boss.schedule(queue, '* * * * *');
  await boss.send(queue);
}
