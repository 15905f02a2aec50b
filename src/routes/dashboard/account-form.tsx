import { SubmissionQuery } from '#contracts/processes.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { readClientSubmission } from '#server/operations/submissions/read-submission.ts';
import { SubmissionView } from '#web/dashboard/people-admin/submission-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answerPage } from '../answer.ts';
import type { Route } from './+types/account-form.ts';

/** The form that an account's client submitted, for the account's advisers. */
export const loader = answerPage(async (visit, { url, params: { portal, account } }: Route.LoaderArgs) => {
  const { submission = null } = queryOf(SubmissionQuery, url.searchParams);
  return { submission: await readClientSubmission(visit, { account, submission }), portal, account };
});

export const handle = placed(({ submission }: Route.ComponentProps['loaderData']) => ({ names: { account: submission.person.name } }));

export default function AccountForm({ loaderData: { submission, portal, account } }: Route.ComponentProps) {
  return <SubmissionView submission={submission} of={{ portal, account, all: submission.all }} />;
}
