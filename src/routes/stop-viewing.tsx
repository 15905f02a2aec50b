import { redirect } from 'react-router';
import { stopViewing } from '#server/operations/view-as/stop-viewing.ts';
import type { Route } from './+types/stop-viewing.ts';
import { handleRoute } from './route-handlers.ts';

export async function loader() {
  throw redirect('/');
}

/** A user who views the portal as a client sees it as themselves again. */
export const action = handleRoute(async (context, _args: Route.ActionArgs) => {
  throw redirect(await stopViewing(context));
});
