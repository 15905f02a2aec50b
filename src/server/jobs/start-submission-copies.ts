import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { runSubmissionCopies } from '../operations/submissions/copies/run-submission-copies.ts';
import type { VariantWithJobs } from './start-jobs.ts';
import { createJobWakers, queues } from './wake-jobs.ts';

/** Starts the job that puts copies of submissions in libraries. Each submission queues it; every minute it also tries again what has failed. */
export async function startSubmissionCopies(
  boss: PgBoss,
  { variant, database, contextAs }: VariantWithJobs,
  { log, isStopping }: { readonly log: Logger; readonly isStopping: () => boolean },
): Promise<void> {
  const queue = queues.submissionCopies;
  const onFailure = (failure: object) =>
    log.error({ variant: variant.id, ...failure }, 'a copy of a submission was not put in the library');
  const wakers = createJobWakers(boss, log);
  await boss.createQueue(queue, { policy: 'short', notify: true, retryLimit: 0, expireInSeconds: 3600 });
  await boss.work(queue, { pollingIntervalSeconds: 1 }, async () => {
    await runSubmissionCopies({ db: database, isStopping, onFailure, contextAs: (person) => contextAs(person, wakers) });
  });
  await boss.schedule(queue, '* * * * *');
  await boss.send(queue);
}
