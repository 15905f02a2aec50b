import { href, redirect } from 'react-router';
import { insidePath } from '#domain/sign-in/inside-path.ts';
import { exchangeCustomToken } from '#server/operations/sign-in/custom-token.ts';
import { signOut } from '#server/operations/sessions/sign-out.ts';
import { LinkPage } from '#web/site/link-page.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import type { Route } from './+types/enter.ts';
import { handleRoute, handleForm } from './route-handlers.ts';

/** Looking at a token changes nothing: whether it is good is found out by using it. */
export const loader = handleRoute(async ({ auth, variant, locale }, _args: Route.LoaderArgs) => ({
  brand: localiseBrand(variant.brand, locale),
  languages: variant.locales,
  rule: variant.passwordRule,
  isGood: auth.linkToken !== null,
}));

const notFound = '/dashboard/404';

/** A PIN is on its way, and after it the address that had the token. Anyone who was signed in with this browser no longer is. */
export const action = handleForm(async ({ auth }, { url }: Route.ActionArgs) => {
  const { database, services, caller, cookies, sessionToken, linkToken } = auth;
  const back = insidePath(url.searchParams.get('redirectTo'), href('/portals'));
  const portalId = /^\/dashboard\/([^/?#]+)/.exec(back)?.[1] ?? null;
  const { attemptToken, mayEnter } = await exchangeCustomToken(services, {
    token: linkToken ?? '',
    portalId,
    deviceToken: caller.deviceToken,
  });
  if (sessionToken) await signOut(database, sessionToken);
  const written = await Promise.all([cookies.set('attempt', attemptToken), cookies.clear('session'), cookies.clear('link')]);
  const next = portalId === null || mayEnter ? back : notFound;
  throw redirect(`/login?redirectTo=${encodeURIComponent(next)}`, { headers: written.map((cookie) => ['set-cookie', cookie]) });
});

export default function Enter({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} purpose="enter" asksPassword={false} termsLabel={null} invited={null} refusal={actionData ?? null} />;
}
