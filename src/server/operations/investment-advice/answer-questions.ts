import { maxResultsPerDay, newSubmission } from '#contracts/investment-advice.ts';
import type { StepAnswer } from '#contracts/processes.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { findRiskLevel, type RiskResult, type RiskRule } from '#domain/investment-advice/risk-level.ts';
import { authorize } from '#domain/policy.ts';
import { submissionPolicy } from '#domain/submission/submission-policy.ts';
import type { Answers } from '#forms/answers.ts';
import type { Submission } from '../../db/queries/clients/submissions.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { isSameStep, saveStep, readSentStep } from '../submissions/save-step.ts';
import { requireRiskQuestionnaire } from './risk-questionnaire.ts';

/** A questionnaire before its first step is kept. */
export function blankSubmission(userId: string): Submission {
  return { id: newSubmission, userId, answers: {}, askedAt: '', savedAt: null, version: 1 };
}

/**
 * Keeps a step of the questions about risk for the client who asks; the last step gives the result. A step of no submission begins one.
 *
 * @throws AppError `form-not-understood`; `page-not-found` where the firm asks nothing; AccessRefused `page-not-found` for all but clients;
 * `too-many-risk-results` for a step that would begin another one on a day with enough results; `form-over` for a step of a submission that is over
 */
export async function answerQuestions(
  { actor, signedIn, variant, auth, today }: Pick<RequestContext, 'actor' | 'signedIn' | 'variant' | 'auth' | 'today'>,
  fields: Record<string, unknown>,
): Promise<StepAnswer> {
  const { form, rule } = requireRiskQuestionnaire(variant);
  if (!signedIn) throw new AppError('page-not-found');
  const wanted = { userId: signedIn.user.id, process: 'investment-advice' } as const;
  authorize({ policy: submissionPolicy, action: 'fillIn', notFound: 'page-not-found' }, actor, wanted);
  const sent = { ...readSentStep(form, fields), today };
  return auth.database.as(system('investment-advice')).write(async (tx) => {
    await tx.submissions.lock(wanted);
    const open = await tx.submissions.open(wanted);
    const to = findSubmission(open, { sent: sent.submission, userId: wanted.userId });
    if (to) {
      const begin = async () => (open ? open.id : beginSubmission(tx, wanted));
      return saveStep(tx, form, {
        open: to,
        sent,
        process: wanted.process,
        by: actor,
        begin,
        resultOf: (answers) => resultOf(rule, answers),
      });
    }
    const last = open ? null : (await tx.riskResults.newest(wanted.userId, 1))[0];
    const isEnd = sent.to === form.steps.length;
    if (last?.id === sent.submission && isEnd && isSameStep(sent, last.answers)) return { done: 'submitted' };
    throw new AppError('form-over');
  });
}

/** Returns the submission that a step goes to: the open one, or a blank one where the step names none; null if the named one is over. */
function findSubmission(open: Submission | null, { sent, userId }: { readonly sent: string; readonly userId: string }): Submission | null {
  if (sent === newSubmission) return open ?? blankSubmission(userId);
  return open?.id === sent ? open : null;
}

async function beginSubmission(
  tx: Transaction,
  wanted: { readonly userId: string; readonly process: 'investment-advice' },
): Promise<string> {
  if ((await tx.riskResults.countOfDay(wanted.userId)) >= maxResultsPerDay)
    throw new AppError('too-many-risk-results', { count: maxResultsPerDay });
  await tx.submissions.ask({ ...wanted, askedBy: null });
  const begun = await tx.submissions.open(wanted);
  if (!begun) throw new Error('A submission was not begun.');
  return begun.id;
}

function resultOf(rule: RiskRule, answers: Answers): RiskResult {
  const result = findRiskLevel(rule, answers);
  if (!result) throw new AppError('form-not-understood');
  return result;
}
