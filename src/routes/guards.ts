import { type MiddlewareFunction, redirect } from 'react-router';
import { openPortal } from '#server/operations/portals/open-portal.ts';
import { letIn, visitOf } from '#server/visit.ts';
import { failure } from './answer.ts';

/** Guests go to the login page and come back afterwards. */
export const signedIn: MiddlewareFunction = ({ context, url: { pathname, search } }) => {
  if (visitOf(context).actor.kind !== 'guest') return;
  throw redirect(`/login?redirectTo=${encodeURIComponent(pathname + search)}`);
};

/** Whoever has no active account on the portal of the address is told that there is none. */
export const onThisPortal: MiddlewareFunction = async ({ context, params }) => {
  const visit = visitOf(context);
  try {
    letIn(context, { ...visit, portal: await openPortal(visit, params.portal ?? '') });
  } catch (error) {
    throw failure(error, visit);
  }
};

/** The outbox exists in demo and development only. */
export const demoOnly: MiddlewareFunction = ({ context }) => {
  const visit = visitOf(context);
  if (!visit.hasOutbox) throw new Response(null, { status: 404 });
};
