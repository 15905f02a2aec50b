import { generatePath, href, type MiddlewareFunction, redirect, type RouterContextProvider } from 'react-router';
import { noticeCookie } from '#contracts/notice.ts';
import { pageAt } from '#contracts/pages/addresses.ts';
import { getPage } from '#contracts/pages/page-at.ts';
import type { Who } from '#contracts/pages/page.ts';
import { type PageName, pages } from '#contracts/pages/pages.ts';
import { processOf } from '#contracts/processes.ts';
import { whoMayOpen } from '#contracts/pages/site-report.ts';
import { isOnBehalf } from '#domain/actor.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { recordRefusal } from '#server/operations/audit/record-refusal.ts';
import { mailOf } from '#server/operations/messages/mail-to-render.ts';
import { canOpen } from '#server/operations/portals/can-open.ts';
import { openPortal } from '#server/operations/portals/open-portal.ts';
import { nationalSignInFor } from '#server/operations/sign-in/national-sign-in.ts';
import { findOnboardingForm } from '#server/operations/submissions/onboarding-form.ts';
import { stopViewing } from '#server/operations/view-as/stop-viewing.ts';
import { applyPortalBranding } from '#server/operations/portals/apply-portal-branding.ts';
import { setRequestContext, getRequestContext } from '#server/request-context.ts';
import { toFailureResponse } from './route-handlers.ts';

/** A guard whose failures become answers as those of a page do (`route-handlers.ts`): a refusal, or a database that does not answer. */
function guarded(guard: MiddlewareFunction): MiddlewareFunction {
  return async (args, next) => {
    try {
      return await guard(args, next);
    } catch (error) {
      throw await toFailureResponse(error, getRequestContext(args.context), args.url);
    }
  };
}

/** `?logout` on any page signs out. */
export const signOutByAddress: MiddlewareFunction = ({ context, url: { searchParams } }) => {
  if (searchParams.has('logout') && getRequestContext(context).actor.kind !== 'guest') throw redirect('/logout');
};

/**
 * A user who views the portal as a client whose account they lost, or whose client lost it, sees it as themselves again. What we render for ourselves is
 * left alone: paper has the request that asked for it, a mail has none.
 */
export const whileOpenToBoth = guarded(async ({ context, pattern }) => {
  const page = pageAt(pattern);
  if (page === 'paper' || page === 'mail' || page === 'logout') return;
  const requestContext = getRequestContext(context);
  if (!requestContext.signedIn?.viewing || requestContext.signedIn.viewing.client) return;
  throw redirect(await stopViewing(requestContext), { headers: { 'set-cookie': noticeCookie('view-as-over') } });
});

/** Refuses personal pages to a user who views the portal as a client, both their own and the client's. */
const asOneself = guarded(({ context }) => {
  if (isOnBehalf(getRequestContext(context).actor)) throw new AccessRefused('view-as-own-page');
});

/** Guests go to the login page and come back afterwards; those whom the browser knows to have no password here, to the national page of the firm. */
const signedIn = guarded(async ({ context, url: { pathname, search } }) => {
  const requestContext = getRequestContext(context);
  if (requestContext.actor.kind !== 'guest') return;
  const national = await nationalSignInFor(requestContext);
  if (national !== null) throw redirect(national);
  throw redirect(`/login?redirectTo=${encodeURIComponent(pathname + search)}`);
});

/**
 * `?token=` on an address of the dashboard: the token goes into a cookie and out of the address, so that no history, log or link keeps it, and
 * a page asks whether to go on. Nothing is used up by that.
 */
const withCustomToken: MiddlewareFunction = async ({ context, request, url: { pathname, searchParams } }) => {
  const token = searchParams.get('token');
  if (token === null || request.method !== 'GET') return;
  const rest = new URLSearchParams([...searchParams].filter(([name]) => name !== 'token')).toString();
  const back = encodeURIComponent(`${pathname}${rest === '' ? '' : `?${rest}`}`);
  const { cookies } = getRequestContext(context).auth;
  const headers = { 'set-cookie': await (isToken(token) ? cookies.set('link', token) : cookies.clear('link')) };
  throw redirect(`/enter?redirectTo=${back}`, { headers });
};

/** As long as a token is: whatever else an address says goes into no cookie. */
const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/**
 * Anyone who has no active account on the portal of the address is told that there is none. A client who has not accepted its terms reads them
 * first, and comes back afterwards.
 */
const onThisPortal = guarded(async (args) => {
  const { context, params } = args;
  const requestContext = getRequestContext(context);
  const portal = await openPortal(requestContext, params.portal ?? '');
  if (portal.owesTerms) throw redirect(`${href('/terms/:portal', { portal: portal.id })}?redirectTo=${addressOfPage(args)}`);
  setRequestContext(context, { ...applyPortalBranding(requestContext, portal), portal });
});

/** A client who was asked to fill in the firm's form does that first, and comes back afterwards. */
export const onboarded: MiddlewareFunction = async (args) => {
  const { portal, variant } = getRequestContext(args.context);
  if (portal?.owesOnboarding !== true || !findOnboardingForm(variant) || isFixedProcess(args)) return;
  const form = href('/dashboard/:portal/processes/:process', { portal: portal.id, process: 'onboarding' });
  throw redirect(`${form}?redirectTo=${addressOfPage(args)}`);
};

/** The forms that the firm has designed wait, too. */
function isFixedProcess({ params, pattern }: Parameters<MiddlewareFunction>[0]): boolean {
  return pageAt(pattern) === 'process' && processOf(params.process ?? '') !== null;
}

/** The page of an address, for the query of another one; of a twin, which is fetched, the page that it belongs to. */
function addressOfPage({ params, pattern, url: { pathname, search } }: Parameters<MiddlewareFunction>[0]): string {
  const page = pageAt(pattern);
  return encodeURIComponent((page ? generatePath(getPage(page).path, params) : pathname) + search);
}

/** Whom the page is not for is led to `place`, or told that there is no such page; that someone tried is recorded. */
function unless(who: Who, place: string | null): MiddlewareFunction {
  return guarded(async ({ context, url }) => {
    const requestContext = getRequestContext(context);
    if (await canOpen[who](requestContext)) return;
    if (place === null) throw new AccessRefused('page-not-found');
    if (requestContext.actor.kind !== 'guest') await recordRefusal(requestContext, url.pathname, { code: 'forbidden' });
    throw redirect(place);
  });
}

/** Answers as if the page did not exist: nobody may request it over HTTP, or this installation lacks it. */
const closed = guarded(async () => nothingUnless(false));
const inSection = guarded(async ({ context, pattern }) => {
  const page = pageAt(pattern);
  const section = page && getPage(page).section;
  if (section) nothingUnless(getRequestContext(context).variant.sections[section]);
});
const printed = guarded(async ({ context }) => nothingUnless(getRequestContext(context).isPaper));
const mailed = guarded(async ({ context }) => nothingUnless(mailOf(context) !== null));
const inDemo = guarded(async ({ context }) => nothingUnless(getRequestContext(context).hasOutbox));

function nothingUnless(isThere: boolean): void {
  if (!isThere) throw new AppError('page-not-found');
}

const onPortal = [withCustomToken, signedIn, onThisPortal, onboarded];
const administrator = [asOneself, unless('administrator', '/?action=login')];

/** The guards of a page, by the access that it needs: each lets a request on or answers it. */
const guardsOf: Readonly<Record<Who, readonly MiddlewareFunction[]>> = {
  everybody: [],
  signedIn: [signedIn],
  oneself: [signedIn, asOneself],
  client: [signedIn, asOneself, unless('client', null)],
  delegate: [signedIn, asOneself, unless('delegate', null)],
  administrator,
  signedInAdministrator: [signedIn, ...administrator],
  member: onPortal,
  memberAsOneself: [...onPortal, asOneself],
  withPortfolio: [...onPortal, unless('withPortfolio', null)],
  withProjections: [...onPortal, unless('withProjections', '/')],
  professional: [...onPortal, unless('professional', '/portals')],
  printer: [printed],
  mailer: [mailed],
  inDemo: [inDemo],
  developer: import.meta.env.DEV ? [] : [closed],
};

/** A mail is rendered without a request, and for no variant otherwise than for another. */
function whoIsLetIn(page: PageName, context: Readonly<RouterContextProvider>): Who {
  return page === 'mail' ? pages.mail.who : whoMayOpen(page, getRequestContext(context).variant.siteReport);
}

/** Asks of every address what its page says of who may open it. What is no page's is closed to everyone. */
export const asPageSays: MiddlewareFunction = async (args, next) => {
  const page = pageAt(args.pattern);
  for (const guard of page === null ? [closed] : guardsOf[whoIsLetIn(page, args.context)]) await guard(args, next);
  await inSection(args, next);
};
