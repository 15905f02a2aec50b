import { SubmissionQuery } from '#contracts/processes.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readClientSubmission } from '#server/operations/submissions/read-submission.ts';
import { SubmissionView } from '#web/dashboard/people-admin/submission-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/account-form.ts';

/** The form that an account's client submitted, for the account's advisers. */
export const loader = handlePage(async (context, { url, params: { portal, account } }: Route.LoaderArgs) => {
  const { submission = null } = parseQuery(SubmissionQuery, url.searchParams);
  return { submission: await readClientSubmission(context, { account, submission }), portal, account };
});

export const handle = placed(({ submission }: Route.ComponentProps['loaderData']) => ({ names: { account: submission.person.name } }));

export default function AccountForm({ loaderData: { submission, portal, account } }: Route.ComponentProps) {
  return <SubmissionView submission={submission} of={{ portal, account, all: submission.all }} />;
}
