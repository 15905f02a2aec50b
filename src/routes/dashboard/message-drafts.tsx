import { redirect } from 'react-router';
import { discardDraft, saveDraft } from '#server/operations/threads/drafts.ts';
import { threadsAddress } from '#web/dashboard/threads/threads-address.ts';
import { handleRoute } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/message-drafts.ts';

export async function loader({ params: { portal } }: Route.LoaderArgs) {
  throw redirect(threadsAddress(portal, { view: 'drafts' }));
}

/** Saves a draft while the author types, or discards it. */
export const action = handleRoute(async (context, { request }: Route.ActionArgs) => {
  const { discard, ...fields } = await formFields(request);
  return Response.json(typeof discard === 'string' ? await discardDraft(context, discard) : await saveDraft(context, fields));
});
