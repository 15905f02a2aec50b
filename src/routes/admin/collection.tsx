import { href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isCollection, specifiedCollection } from '#collections/registry.ts';
import { listAction, isOfList } from '#server/records/list-action.ts';
import { recordAction } from '#server/records/record-action.ts';
import { readCollection } from '#server/records/read-collection.ts';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import { placed } from '#web/dashboard/page-path.ts';
import { CollectionView } from '#web/records/collection-view.tsx';
import { isOnlyAnotherTab, listAddress } from '#web/records/record-address.ts';
import { removedCookie } from '#web/records/removed-mark.ts';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import { recordAnswer } from '../record-answer.ts';
import type { Route } from './+types/collection.ts';

/** A collection's specified name leads to its address. An administrator who asks for one that does not exist goes to the start. */
export const loader = handlePage(async (context, { params, url }: Route.LoaderArgs) => {
  if (!isCollection(params.collection)) {
    const specified = specifiedCollection(params.collection);
    throw redirect(specified ? href('/admin/:collection', { collection: specified }) + url.search : '/');
  }
  return readCollection(context, params.collection, url.searchParams);
});

export const action = handleForm(async (context, { params: { collection }, request, url }: Route.ActionArgs, keep) => {
  const id = url.searchParams.get('open');
  const fields = await formFields(request);
  keep(fields);
  if (id === null || isOfList(fields)) return listAction(context, collection, fields);
  const answered = await recordAction(context, { collection, id }, fields);
  const isOver = 'done' in answered && answered.done === 'removed';
  const isBegun = 'id' in answered && !('secret' in answered);
  if (isCollection(collection) && (isOver || isBegun)) {
    const headers = 'to' in answered ? { 'set-cookie': removedCookie({ collection, source: listAddress(collection, { open: id }) }) } : {};
    throw redirect(listAddress(collection, { open: isBegun ? answered.id : undefined }), { headers });
  }
  return recordAnswer(answered, fields);
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);

export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && isOnlyAnotherTab(currentUrl, nextUrl) ? false : defaultShouldRevalidate;

export const handle = placed(({ grid }: Route.ComponentProps['loaderData']) => ({ collection: grid.collection }));

export default function Collection({ loaderData }: Route.ComponentProps) {
  return <CollectionView page={loaderData} />;
}
