import { decideAccount } from '#server/operations/accounts/decide-account.ts';
import { readWaitingAccounts } from '#server/operations/accounts/read-waiting-accounts.ts';
import { WaitingView } from '#web/dashboard/waiting/waiting-view.tsx';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/waiting.ts';

export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => ({ unvalidated: await readWaitingAccounts(context) }));

export const action = handleForm(async (context, { request }: Route.ActionArgs) => decideAccount(context, await formFields(request)));

export default function Waiting({ loaderData }: Route.ComponentProps) {
  return <WaitingView {...loaderData} />;
}
