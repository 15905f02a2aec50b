import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { newRecord } from '#contracts/records.ts';
import { recordAction } from '#server/records/record-action.ts';
import { panelQueryOf } from '#server/records/panel-query.ts';
import { beginRecord, readRecord } from '#server/records/read-collection.ts';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import { hasDrawer } from '#web/records/drawer-address.ts';
import { removedCookie } from '#web/records/removed-mark.ts';
import { handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import { recordAnswer } from '../record-answer.ts';
import type { Route } from './+types/drawer.ts';

/** A record for the drawer of a page, which says itself why there is none. */
export const loader = handleForm((context, { params: { collection, record }, url }: Route.LoaderArgs) =>
  record === newRecord
    ? beginRecord(context, collection, { below: url.searchParams.get('for') ?? context.portal?.id ?? null })
    : readRecord(context, collection, record, panelQueryOf(url.searchParams)),
);

export const action = handleForm(async (context, { params: { collection, record: id }, request, url }: Route.ActionArgs) => {
  const below = url.searchParams.get('for') ?? context.portal?.id ?? null;
  const fields = await formFields(request);
  const answered = await recordAction(context, { collection, id, below }, fields);
  if ('to' in answered && typeof answered.to === 'string')
    throw redirect(answered.to, { headers: { 'set-cookie': removedCookie({ collection, source: url.pathname }) } });
  return recordAnswer(answered, fields);
});

export const shouldRevalidate = ({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  hasDrawer(nextUrl) && defaultShouldRevalidate;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);
