import { parseQuery } from '#server/operations/parse-query.ts';
import { adviserInvitationAction } from '#server/operations/invitations/invite-adviser.ts';
import { AdviserInvitationsQuery, readAdviserInvitations } from '#server/operations/invitations/read-adviser-invitations.ts';
import { AdviserInvitationsView } from '#web/dashboard/invitation/adviser-invitations-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/adviser-invitations.ts';

export const loader = handlePage(async (context, { url }: Route.LoaderArgs) =>
  readAdviserInvitations(context, parseQuery(AdviserInvitationsQuery, url.searchParams)),
);

export const action = handleForm(async (context, { request }: Route.ActionArgs) =>
  adviserInvitationAction(context, await formFields(request)),
);

export default function Invitations({ loaderData, actionData }: Route.ComponentProps) {
  return <AdviserInvitationsView page={loaderData} answer={actionData ?? null} />;
}
