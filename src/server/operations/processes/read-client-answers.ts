import type { ClientAnswers } from '#contracts/processes.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { clientAnswersPolicy } from '#domain/submission/submission-policy.ts';
import { system } from '#domain/actor.ts';
import type { RequestContext } from '../../request-context.ts';
import { listLanguages, spoken } from '../site/spoken.ts';
import { readCopy } from '../library/copies/read-copy.ts';
import { recordReading } from '../submissions/record-reading.ts';
import { readKeptAnswers } from './find-process.ts';

/**
 * Returns what a client sent through a form of the portal, for those who look after the client. The view is recorded before it is shown: in the
 * trail, and in the client's list of those who looked at their data.
 *
 * @throws AccessRefused `page-not-found` for all but the firm's people, and for what none of their clients sent in this portal
 */
export async function readClientAnswers(context: RequestContext, submission: string): Promise<ClientAnswers> {
  const { actor, auth, db, portal, variant } = context;
  if (!portal || !variant.sections.processes) throw new AppError('page-not-found');
  const found = await db.read(({ processes }) => processes.findSent(portal.id, submission));
  authorize({ policy: clientAnswersPolicy, action: 'read', notFound: 'page-not-found' }, actor, found);
  const kept = await readKeptAnswers(context, submission);
  const of = await auth.database.as(system('forms')).read(({ contentRecords }) => contentRecords.of('processes').find(found.process));
  if (!kept) throw new AppError('page-not-found');
  const { person, account } = found;
  const isOwn = 'userId' in actor && actor.userId === person.id;
  if (!isOwn)
    await recordReading(context, { process: 'forms', person: person.id, account: account && { id: account.id, portalId: portal.id } });
  const title = of ? (spoken(of.values, 'title', listLanguages(context)) ?? of.values.name) : '';
  return { ...kept, copy: await readCopy(context, submission), title, person: person.name, account };
}
