import { type MiddlewareFunction, redirect } from 'react-router';
import { noticeCookie } from '#contracts/notice.ts';
import { isAdministrator, isOnBehalf } from '#domain/actor.ts';
import { AccessRefused } from '#domain/errors.ts';
import { recordRefusal } from '#server/operations/audit/record-refusal.ts';
import { openPortal } from '#server/operations/portals/open-portal.ts';
import { nationalSignInFor } from '#server/operations/sign-in/national-sign-in.ts';
import { onboardingFormOf } from '#server/operations/submissions/onboarding-form.ts';
import { stopViewing } from '#server/operations/view-as/stop-viewing.ts';
import { refusedPermission } from '#server/operations/portals/refused-permission.ts';
import { inPortalsLooks } from '#server/operations/portals/in-portals-looks.ts';
import { letIn, visitOf } from '#server/visit.ts';
import { onboardingPath, termsPath } from '#web/lib/paths.ts';
import { failure } from './answer.ts';

/** A guard whose failures become answers as those of a page do (`answer.ts`): a refusal, or a database that does not answer. */
function guarded(guard: MiddlewareFunction): MiddlewareFunction {
  return async (args, next) => {
    try {
      return await guard(args, next);
    } catch (error) {
      throw await failure(error, visitOf(args.context), args.url);
    }
  };
}

/** `?logout` on any page signs out. */
export const signOutByAddress: MiddlewareFunction = ({ context, url: { searchParams } }) => {
  if (searchParams.has('logout') && visitOf(context).actor.kind !== 'guest') throw redirect('/logout');
};

/**
 * Whoever sees the portal as a client whose account he lost, or whose client lost it, sees it as himself again. What we render for ourselves is
 * left alone: paper has the visit that asked for it, a mail has none.
 */
export const whileOpenToBoth = guarded(async ({ context, url: { pathname } }) => {
  if (pathname.startsWith('/internal/') || pathname === '/logout') return;
  const visit = visitOf(context);
  if (!visit.signedIn?.viewing || visit.signedIn.viewing.client) return;
  throw redirect(await stopViewing(visit), { headers: { 'set-cookie': noticeCookie('view-as-over') } });
});

/** What is a person's own is not for whoever sees the portal as a client: neither his nor the client's. */
export const asOneself = guarded(({ context }) => {
  if (isOnBehalf(visitOf(context).actor)) throw new AccessRefused('view-as-own-page');
});

/** Guests go to the login page and come back afterwards; those whom the browser knows to have no password here, to the national page of the firm. */
export const signedIn = guarded(async ({ context, url: { pathname, search } }) => {
  const visit = visitOf(context);
  if (visit.actor.kind !== 'guest') return;
  const national = await nationalSignInFor(visit);
  if (national !== null) throw redirect(national);
  throw redirect(`/login?redirectTo=${encodeURIComponent(pathname + search)}`);
});

/**
 * `?token=` on an address of the dashboard: the token goes into a cookie and out of the address, so that no history, log or link keeps it, and
 * a page asks whether to go on. Nothing is used up by that.
 */
export const withCustomToken: MiddlewareFunction = async ({ context, request, url: { pathname, searchParams } }) => {
  const token = searchParams.get('token');
  if (token === null || request.method !== 'GET') return;
  const rest = new URLSearchParams([...searchParams].filter(([name]) => name !== 'token')).toString();
  const back = encodeURIComponent(`${pathname}${rest === '' ? '' : `?${rest}`}`);
  const { cookies } = visitOf(context).entrance;
  const headers = { 'set-cookie': await (isToken(token) ? cookies.set('link', token) : cookies.clear('link')) };
  throw redirect(`/enter?redirectTo=${back}`, { headers });
};

/** As long as a token is: whatever else an address says goes into no cookie. */
const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/**
 * Whoever has no active account on the portal of the address is told that there is none. A client who has not accepted its terms reads them
 * first, and comes back afterwards.
 */
export const onThisPortal = guarded(async ({ context, params, url }) => {
  const visit = visitOf(context);
  const portal = await openPortal(visit, params.portal ?? '');
  if (portal.owesTerms) throw redirect(`${termsPath(portal.id)}?redirectTo=${encodeURIComponent(pageOf(url))}`);
  letIn(context, { ...inPortalsLooks(visit, portal), portal });
});

/** A client who was asked to fill in the firm's form does that first, and comes back afterwards. */
export const onboarded: MiddlewareFunction = async ({ context, url, pattern }) => {
  const visit = visitOf(context);
  if (visit.portal?.owesOnboarding !== true || !onboardingFormOf(visit.variant) || pattern.endsWith('/processes/:process')) return;
  throw redirect(`${onboardingPath(visit.portal.id)}?redirectTo=${encodeURIComponent(pageOf(url))}`);
};

/**
 * Whoever the variant's site report keeps from a page: others than the firm's people go to their portals, whoever sees no account with
 * projections goes home, and to whoever sees no portfolio there is no such page.
 */
export const asSiteReportSays = guarded(async ({ context, url, pattern }) => {
  const visit = visitOf(context);
  const refused = await refusedPermission(visit, pattern);
  if (refused === null) return;
  if (refused === 'portfolios') throw new AccessRefused('page-not-found');
  await recordRefusal(visit, url.pathname, { code: 'forbidden' });
  throw redirect(refused === 'projectionsAccess' ? '/' : '/portals');
});

/** The page of an address, also where the address is that of something which the page fetches. */
function pageOf({ pathname, search }: URL): string {
  return pathname.replace(/\/(?:dates|explain\/[^/]+|forecast|pdf|[^/]+\.csv)$/, '') + search;
}

/** Administrators alone; everybody else is asked to sign in as one. */
export const adminOnly: MiddlewareFunction = async ({ context, url }) => {
  const visit = visitOf(context);
  if (isAdministrator(visit.actor)) return;
  if (visit.actor.kind !== 'guest') await recordRefusal(visit, url.pathname, { code: 'forbidden' });
  throw redirect('/?action=login');
};

/** The outbox exists in demo and development only. */
export const demoOnly: MiddlewareFunction = ({ context }) => {
  const visit = visitOf(context);
  if (!visit.hasOutbox) throw new Response(null, { status: 404 });
};
