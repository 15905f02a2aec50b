import { redirect } from 'react-router';
import { inviteClient } from '#server/operations/invitations/invite-client.ts';
import { answerForm } from '../answer.ts';
import type { Route } from './+types/invite.ts';
import { accountPath } from './account-path.ts';

/** There is nothing to look at: whoever opens the address goes to the account. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(accountPath(params));
}

export const action = answerForm(async (visit, { params: { account } }: Route.ActionArgs) => {
  await inviteClient(visit, { accountId: account });
  return { done: 'invited' as const };
});
