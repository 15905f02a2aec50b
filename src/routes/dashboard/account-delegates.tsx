import { delegatesAction } from '#server/operations/delegations/delegates-action.ts';
import { readDelegatesOf } from '#server/operations/delegations/read-delegates.ts';
import { DelegatesView } from '#web/dashboard/delegates/delegates-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/account-delegates.ts';

export const loader = handleRoute((context, { params }: Route.LoaderArgs) => readDelegatesOf(context, params.account));

export const action = handleForm(async (context, { request }: Route.ActionArgs) => delegatesAction(context, await formFields(request)));

export const handle = placed((page: Route.ComponentProps['loaderData']) => ({ names: { account: page.accounts[0]?.name ?? '' } }));

export default function AccountDelegates({ loaderData, actionData }: Route.ComponentProps) {
  return <DelegatesView page={loaderData} answer={actionData ?? null} />;
}
