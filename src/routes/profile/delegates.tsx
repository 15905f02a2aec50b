import { delegatesAction } from '#server/operations/delegations/delegates-action.ts';
import { readOwnDelegates } from '#server/operations/delegations/read-delegates.ts';
import { DelegatesView } from '#web/dashboard/delegates/delegates-view.tsx';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/delegates.ts';

export const loader = handleRoute((context, _args: Route.LoaderArgs) => readOwnDelegates(context));

export const action = handleForm(async (context, { request }: Route.ActionArgs) => delegatesAction(context, await formFields(request)));

export default function Delegates({ loaderData, actionData }: Route.ComponentProps) {
  return <DelegatesView page={loaderData} answer={actionData ?? null} />;
}
