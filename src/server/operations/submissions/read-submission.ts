import type { AdminSubmission } from '#contracts/processes.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { adminSubmissionPolicy } from '#domain/submission/submission-policy.ts';
import type { Visit } from '../../visit.ts';
import { personalActivity } from '../activity/personal-activity.ts';
import { submittedForm } from './submitted-form.ts';

/**
 * Returns a client's submission, for administrators. The view is recorded before it is shown: in the trail, and in the client's list of
 * those who looked at their data.
 *
 * @throws AccessRefused `page-not-found` for all but administrators, and for what that person has not handed in
 */
export async function readSubmission(
  visit: Pick<Visit, 'actor' | 'db' | 'portal' | 'variant'>,
  { person, submission }: { readonly person: string; readonly submission: string },
): Promise<AdminSubmission> {
  const { actor, db, variant } = visit;
  const found = await db.read(async (snapshot) => {
    const submitted =
      isId(person) && isId(submission) ? await snapshot.submissions.submitted({ userId: person, process: 'onboarding' }) : [];
    const one = submitted.find(({ id }) => id === submission);
    const user = one && (await snapshot.users.find(person));
    return one && user ? { one, name: user.name, account: await snapshot.submissions.accountOf(person) } : null;
  });
  authorize({ policy: adminSubmissionPolicy, action: 'read', notFound: 'page-not-found' }, actor, found);
  const { one, name, account } = found;
  await db.tell(async ({ activities, audit }) => {
    const activity = personalActivity(visit, { section: 'onboarding', ...(account && { accountId: account.id }) });
    if (activity) await activities.insertUnlessRecent({ ...activity, portalId: account?.portalId ?? null, kind: 'viewed' });
    audit.add({
      action: 'form-read',
      accountId: account?.id ?? null,
      target: { kind: 'person', id: person },
      after: { process: 'onboarding' },
    });
  });
  return { person: { id: person, name }, ...submittedForm(one, variant.timeZone) };
}
