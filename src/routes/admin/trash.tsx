import { redirect } from 'react-router';
import { isCollection } from '#collections/registry.ts';
import { trashAction, readTrash } from '#server/records/trash.ts';
import { placed } from '#web/dashboard/page-path.ts';
import { listAddress } from '#web/records/record-address.ts';
import { TrashView } from '#web/records/trash-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/trash.ts';

export const loader = handlePage(async (context, { params: { collection }, url }: Route.LoaderArgs) => {
  if (!isCollection(collection)) throw redirect('/');
  return readTrash(context, collection, url.searchParams);
});

export const action = handleForm(async (context, { params: { collection }, request }: Route.ActionArgs) => {
  const open = await trashAction(context, collection, await formFields(request));
  throw redirect(isCollection(collection) ? listAddress(collection, { open }) : '/');
});

export const handle = placed(({ collection }: Route.ComponentProps['loaderData']) => ({ collection, params: { collection } }));

export default function Trash({ loaderData }: Route.ComponentProps) {
  return <TrashView trash={loaderData} />;
}
