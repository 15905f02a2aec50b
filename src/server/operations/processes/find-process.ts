import type { IsoDate } from '#finance/iso-date.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { processPolicy } from '#domain/submission/submission-policy.ts';
import { parseSubmission, type Submission } from '#forms/submission.ts';
import type { PublishedProcess } from '../../db/queries/content/processes.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * Returns a process of the portal that the caller may fill in, by its address, with what they sent through it last.
 *
 * @throws AppError `page-not-found`; AccessRefused `page-not-found` for anyone who sees the portal as someone else
 */
export async function findProcess(
  { actor, db, portal, signedIn, variant }: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'signedIn' | 'variant'>,
  address: string,
): Promise<{ readonly process: PublishedProcess; readonly portal: string; readonly person: string; readonly last: string | null }> {
  if (!portal || !signedIn || !variant.sections.processes) throw new AppError('page-not-found');
  const person = signedIn.user.id;
  return db.read(async ({ processes }) => {
    const process = await processes.find(portal.id, address);
    authorize({ policy: processPolicy, action: 'fillIn', notFound: 'page-not-found' }, actor, process);
    const last = (await processes.lastOf(portal.id, person)).get(process.id) ?? null;
    return { process, portal: portal.id, person, last };
  });
}

/** A submission as it is kept, without what the firm notes beside it. */
export interface KeptAnswers extends Submission {
  readonly day: IsoDate;
}

/** Reads what was sent. The caller has been admitted to its line before: the records are administrators' own. */
export async function readKeptAnswers({ auth }: Pick<RequestContext, 'auth'>, submission: string): Promise<KeptAnswers | null> {
  const found = await auth.database.as(system('forms')).read(({ contentRecords }) => contentRecords.of('submissions').find(submission));
  const kept = found && parseSubmission(String(found.values.answers));
  return kept && { ...kept, day: String(found.values.submitted) };
}
