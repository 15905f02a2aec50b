import { href, redirect } from 'react-router';
import { startViewing } from '#server/operations/view-as/start-viewing.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/view-as.ts';

export async function loader({ params }: Route.LoaderArgs) {
  throw redirect(href('/dashboard/:portal/account/:account', params));
}

/** From the next page on anyone who advises the account sees the portal as its client does. */
export const action = handleRoute(async (context, { params }: Route.ActionArgs) => {
  await startViewing(context, params.account);
  throw redirect(href('/dashboard/:portal/account/:account', params));
});
