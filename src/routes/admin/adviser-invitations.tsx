import { queryOf } from '#server/operations/query-of.ts';
import { answerAdviserForm } from '#server/operations/invitations/invite-adviser.ts';
import { AdviserInvitationsQuery, readAdviserInvitations } from '#server/operations/invitations/read-adviser-invitations.ts';
import { AdviserInvitationsView } from '#web/dashboard/invitation/adviser-invitations-view.tsx';
import { answerForm, answerPage } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/adviser-invitations.ts';

export const loader = answerPage(async (visit, { url }: Route.LoaderArgs) =>
  readAdviserInvitations(visit, queryOf(AdviserInvitationsQuery, url.searchParams)),
);

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => answerAdviserForm(visit, await formFields(request)));

export default function Invitations({ loaderData, actionData }: Route.ComponentProps) {
  return <AdviserInvitationsView page={loaderData} answer={actionData ?? null} />;
}
