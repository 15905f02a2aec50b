import { delegatesAction } from '#server/operations/delegations/delegates-action.ts';
import { readOwnDelegates } from '#server/operations/delegations/read-delegates.ts';
import { DelegatesView } from '#web/dashboard/delegates/delegates-view.tsx';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/delegates.ts';

export const loader = handleRoute((visit, _args: Route.LoaderArgs) => readOwnDelegates(visit));

export const action = handleForm(async (visit, { request }: Route.ActionArgs) => delegatesAction(visit, await formFields(request)));

export default function Delegates({ loaderData, actionData }: Route.ComponentProps) {
  return <DelegatesView page={loaderData} answer={actionData ?? null} />;
}
