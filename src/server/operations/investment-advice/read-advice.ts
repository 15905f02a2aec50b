import { type ClientAdvice, maxResultsPerDay } from '#contracts/investment-advice.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { submissionPolicy } from '#domain/submission/submission-policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordView } from '../activity/record-view.ts';
import { isOffered } from '../portals/read-navigation.ts';
import { toOpenForm } from '../submissions/read-process.ts';
import { maxResults, readAdviceResult } from './advice-result.ts';
import { blankSubmission } from './answer-questions.ts';
import { requireRiskQuestionnaire } from './risk-questionnaire.ts';

/**
 * Returns the caller's questions about risk if they are answering, otherwise their newest result.
 *
 * @throws AppError `page-not-found` where the firm asks nothing; AccessRefused `page-not-found` for all but clients
 */
export async function readAdvice(context: RequestContext, { isAnswering }: { readonly isAnswering: boolean }): Promise<ClientAdvice> {
  const { actor, signedIn, portal, db, variant, today } = context;
  const questionnaire = requireRiskQuestionnaire(variant);
  if (!signedIn || !portal) throw new AppError('page-not-found');
  const wanted = { userId: signedIn.user.id, process: 'investment-advice' } as const;
  authorize({ policy: submissionPolicy, action: 'read', notFound: 'page-not-found' }, actor, wanted);
  const { draft, mayAnswer, result } = await db.read(async (snapshot) => {
    const open = await snapshot.submissions.open(wanted);
    const accounts = await snapshot.portals.visibleAccountIds(portal.id);
    const results = await snapshot.riskResults.newest(wanted.userId, maxResults);
    return {
      draft: open,
      mayAnswer: open !== null || (await snapshot.riskResults.countOfDay(wanted.userId)) < maxResultsPerDay,
      result: await readAdviceResult(snapshot, context, { questionnaire, results, accounts }),
    };
  });
  recordView(context, { section: 'investment-advice' });
  const { form } = questionnaire;
  if (isAnswering && mayAnswer) {
    const open = toOpenForm(draft ?? blankSubmission(wanted.userId), { form, today, timeZone: variant.timeZone });
    return { kind: 'questions', open };
  }
  const mayWrite = await isOffered(context, 'messages');
  return { kind: 'advice', minutes: form.minutes, result, hasDraft: draft !== null, mayAnswer, mayWrite };
}
