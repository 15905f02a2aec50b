import { href, redirect } from 'react-router';
import { formKeyIn } from '#server/operations/idempotency/form-key.ts';
import { inviteClient } from '#server/operations/invitations/invite-client.ts';
import { handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/invite.ts';

/** There is nothing to look at: anyone who opens the address goes to the account. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/dashboard/:portal/account/:account', params));
}

export const action = handleForm(async (context, { params: { account }, request }: Route.ActionArgs) => {
  await inviteClient(context, { accountId: account, key: formKeyIn(await formFields(request)) });
  return { done: 'invited' as const };
});
