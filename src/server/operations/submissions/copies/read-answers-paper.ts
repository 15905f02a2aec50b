import type { AnswersPaper } from '#contracts/answers-paper.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { listApplicableFields } from '#forms/applicable-fields.ts';
import type { AskedField } from '#forms/form.ts';
import type { Submission } from '#forms/submission.ts';
import { localMoment } from '../../../local-moment.ts';
import type { FoundCopy } from '../../../db/queries/library/library-copies.ts';
import type { RequestContext } from '../../../request-context.ts';
import { readKeptAnswers } from '../../processes/find-process.ts';
import { listLanguages, spoken } from '../../site/spoken.ts';

/**
 * Returns a submission of the actor for its paper, without what is internal or for administrators.
 *
 * @throws AppError `page-not-found` for anyone but its sender, and for a submission that is for no account
 */
export async function readAnswersPaper(context: RequestContext, submission: string): Promise<AnswersPaper> {
  const { process, person, account } = await findOwn(context, submission);
  const kept = await readKeptAnswers(context, submission);
  const { values, copy } = await context.auth.database
    .as(system('forms'))
    .read(async ({ contentRecords, libraryCopies, publishedContent }) => ({
      // As readers see it: a draft may have another title already.
      values: ((await publishedContent.find('processes', process)) ?? (await contentRecords.of('processes').find(process)))?.values,
      copy: await libraryCopies.find(submission),
    }));
  if (!kept || !values) throw new AppError('page-not-found');
  return {
    title: spoken(values, 'title', listLanguages(context)) ?? values.name,
    day: kept.day,
    changedOn: copy && changedOn(context, copy),
    person,
    account,
    ...copiedAnswers(kept),
  };
}

async function findOwn({ actor, db, portal }: RequestContext, submission: string) {
  const found = portal && (await db.read(({ processes }) => processes.findSent(portal.id, submission)));
  if (!found?.account || !('userId' in actor) || actor.userId !== found.person.id) throw new AppError('page-not-found');
  return { process: found.process, person: found.person.name, account: found.account.name };
}

const changedOn = ({ variant }: RequestContext, { changedAt }: FoundCopy) =>
  changedAt && localMoment(changedAt, variant.timeZone).slice(0, 10);

/** The questions that were asked, without their conditions, which may be about questions that are left out. */
function copiedAnswers({ fields, answers }: Submission): Submission {
  const copied = listApplicableFields(fields, answers)
    .filter(({ admin, internal }) => !admin && !internal)
    .map(({ when: _when, ...field }): AskedField => field);
  return {
    fields: copied,
    answers: Object.fromEntries(copied.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]]))),
  };
}
