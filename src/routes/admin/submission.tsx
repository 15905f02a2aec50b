import { readSubmission } from '#server/operations/submissions/read-submission.ts';
import { SubmissionView } from '#web/dashboard/people-admin/submission-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/submission.ts';

export const loader = handleRoute(async (context, { params }: Route.LoaderArgs) => readSubmission(context, params));

export const handle = placed(() => ({ collection: 'people', params: { collection: 'people' } }));

export default function Submission({ loaderData }: Route.ComponentProps) {
  return <SubmissionView submission={loaderData} />;
}
