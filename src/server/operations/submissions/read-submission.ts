import type { AdminSubmission, ClientSubmission } from '#contracts/processes.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { adminSubmissionPolicy, clientSubmissionPolicy } from '#domain/submission/submission-policy.ts';
import { localMoment } from '../../local-moment.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { submittedForm } from './submitted-form.ts';
import { recordReading } from './record-reading.ts';

/**
 * Returns a client's submission, for administrators. The view is recorded before it is shown: in the trail, and in the client's list of
 * those who looked at their data.
 *
 * @throws AccessRefused `page-not-found` for all but administrators, and for what that person has not handed in
 */
export async function readSubmission(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>,
  { person, submission }: { readonly person: string; readonly submission: string },
): Promise<AdminSubmission> {
  const { actor, db, variant } = context;
  const found = await db.read(async (snapshot) => {
    const submitted =
      isId(person) && isId(submission) ? await snapshot.submissions.submitted({ userId: person, process: 'onboarding' }) : [];
    const one = submitted.find(({ id }) => id === submission);
    const user = one && (await snapshot.users.find(person));
    return one && user ? { one, name: user.name, account: await snapshot.submissions.accountOf(person) } : null;
  });
  authorize({ policy: adminSubmissionPolicy, action: 'read', notFound: 'page-not-found' }, actor, found);
  const { one, name, account } = found;
  await recordReading(context, { process: 'onboarding', person, account });
  return { person: { id: person, name }, ...submittedForm(one, variant.timeZone) };
}

/**
 * Returns a form that the client of an account submitted, for its advisers and administrators: the one named, else the newest. Recorded as viewed, as above.
 *
 * @throws AccessRefused `account-not-found`, `forbidden`; AppError `page-not-found` where nothing was handed in
 */
export async function readClientSubmission(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>,
  { account: accountId, submission }: { readonly account: string; readonly submission: string | null },
): Promise<ClientSubmission> {
  const { actor, db, portal, variant } = context;
  const found = await db.read(async (snapshot) => {
    const asked = isId(accountId) ? await snapshot.accounts.find(accountId) : null;
    const account = asked?.portalId === portal?.id ? asked : null;
    authorize({ policy: clientSubmissionPolicy, action: 'read', notFound: 'account-not-found' }, actor, account);
    const { clientUserId: id, name } = account;
    const submitted = id === null ? [] : await snapshot.submissions.submitted({ userId: id, process: 'onboarding' });
    const one = submission === null ? submitted[0] : submitted.find((each) => each.id === submission);
    if (id === null || !one) throw new AppError('page-not-found');
    return { account, person: await clientOf(snapshot, { id, name }), submitted, one };
  });
  const { account, person, one } = found;
  await recordReading(context, { process: 'onboarding', person: person.id, account });
  const all = found.submitted.map(({ id, submittedAt }) => {
    return { id, submittedAt: localMoment(submittedAt, variant.timeZone), isShown: id === one.id };
  });
  return { person, ...submittedForm(one, variant.timeZone), all };
}

/** As the person is called; the account may be called otherwise. */
export async function clientOf({ users }: Queries, { id, name }: AdminSubmission['person']): Promise<AdminSubmission['person']> {
  return { id, name: (await users.namesOf([id])).get(id)?.name ?? name };
}
