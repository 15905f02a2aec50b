import { readRemoved, restoreRemoved } from '#server/operations/accounts/read-removed.ts';
import { RemovedView } from '#web/records/removed-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/removed.ts';

export const loader = handlePage(async (context, { url }: Route.LoaderArgs) => ({ removed: await readRemoved(context, url.searchParams) }));

export const action = handleForm(async (context, { request }: Route.ActionArgs) => restoreRemoved(context, await formFields(request)));

export default function Removed({ loaderData }: Route.ComponentProps) {
  return <RemovedView removed={loaderData.removed} />;
}
