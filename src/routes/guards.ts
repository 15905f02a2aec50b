import { type MiddlewareFunction, redirect } from 'react-router';
import { recordRefusal } from '#server/operations/audit/record-refusal.ts';
import { openPortal } from '#server/operations/portals/open-portal.ts';
import { letIn, visitOf } from '#server/visit.ts';
import { failure } from './answer.ts';

/** `?logout` on any page signs out. */
export const signOutByAddress: MiddlewareFunction = ({ context, url: { searchParams } }) => {
  if (searchParams.has('logout') && visitOf(context).actor.kind !== 'guest') throw redirect('/logout');
};

/** Guests go to the login page and come back afterwards. */
export const signedIn: MiddlewareFunction = ({ context, url: { pathname, search } }) => {
  if (visitOf(context).actor.kind !== 'guest') return;
  throw redirect(`/login?redirectTo=${encodeURIComponent(pathname + search)}`);
};

/** Whoever has no active account on the portal of the address is told that there is none. */
export const onThisPortal: MiddlewareFunction = async ({ context, params, url }) => {
  const visit = visitOf(context);
  try {
    letIn(context, { ...visit, portal: await openPortal(visit, params.portal ?? '') });
  } catch (error) {
    throw await failure(error, visit, url);
  }
};

/** Administrators alone; everybody else is asked to sign in as one. */
export const adminOnly: MiddlewareFunction = async ({ context, url }) => {
  const visit = visitOf(context);
  if (visit.actor.kind === 'admin') return;
  if (visit.actor.kind !== 'guest') await recordRefusal(visit, url.pathname, { code: 'forbidden' });
  throw redirect('/?action=login');
};

/** The outbox exists in demo and development only. */
export const demoOnly: MiddlewareFunction = ({ context }) => {
  const visit = visitOf(context);
  if (!visit.hasOutbox) throw new Response(null, { status: 404 });
};
