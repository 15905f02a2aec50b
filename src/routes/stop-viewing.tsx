import { redirect } from 'react-router';
import { stopViewing } from '#server/operations/view-as/stop-viewing.ts';
import type { Route } from './+types/stop-viewing.ts';
import { answer } from './answer.ts';

export async function loader() {
  throw redirect('/');
}

/** A user who views the portal as a client sees it as themselves again. */
export const action = answer(async (visit, _args: Route.ActionArgs) => {
  throw redirect(await stopViewing(visit));
});
