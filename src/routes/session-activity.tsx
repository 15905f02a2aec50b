import { redirect } from 'react-router';
import { sessionTimes } from '#server/operations/sessions/session-times.ts';
import { touchSession } from '#server/operations/sessions/touch-session.ts';
import type { Route } from './+types/session-activity.ts';
import { handleRoute } from './route-handlers.ts';

export async function loader() {
  throw redirect('/');
}

/** A person did something: the idle deadline of the session moves. */
export const action = handleRoute(async ({ auth }, _args: Route.ActionArgs) => {
  const touched = auth.sessionToken ? await touchSession(auth.services, auth.sessionToken) : null;
  if (!touched) throw redirect('/login');
  return sessionTimes(touched, Date.now());
});
