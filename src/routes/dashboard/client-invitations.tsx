import { ClientInvitationsQuery } from '#contracts/people/client-invitations.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { inviteClients } from '#server/operations/invitations/invite-clients.ts';
import { readUninvited } from '#server/operations/invitations/read-uninvited.ts';
import { ClientInvitationsView } from '#web/dashboard/invitation/client-invitations-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/client-invitations.ts';

export const loader = handlePage(async (context, { url }: Route.LoaderArgs) => ({
  invitations: await readUninvited(context, parseQuery(ClientInvitationsQuery, url.searchParams)),
}));

export const action = handleForm(async (context, { request }: Route.ActionArgs) => inviteClients(context, await formFields(request)));

export default function Invitations({ loaderData, actionData }: Route.ComponentProps) {
  return <ClientInvitationsView page={loaderData.invitations} answer={actionData ?? null} />;
}
