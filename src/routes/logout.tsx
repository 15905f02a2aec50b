import { redirect } from 'react-router';
import { insidePath } from '#domain/sign-in/inside-path.ts';
import { signOut } from '#server/operations/sessions/sign-out.ts';
import { SignOutPage } from '#web/site/sign-out-page.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import type { Route } from './+types/logout.ts';
import { handleRoute } from './route-handlers.ts';
import { formFields } from './form-fields.ts';

export const loader = handleRoute(async ({ actor, variant, locale, isFromElsewhere }) => {
  if (actor.kind === 'guest') throw redirect('/login?signedOut');
  return { brand: localiseBrand(variant.brand, locale), languages: variant.locales, asks: isFromElsewhere };
});

/** Signs out and clears the cached pictures. With `back` the reader returns to that page after the next sign-in. */
export const action = handleRoute(async ({ auth }, { request }: Route.ActionArgs) => {
  const { back } = await formFields(request);
  if (auth.sessionToken) await signOut(auth.database, auth.sessionToken);
  const redirectTo = typeof back === 'string' ? `&redirectTo=${encodeURIComponent(insidePath(back, '/portals'))}` : '';
  const headers = { 'set-cookie': await auth.cookies.clear('session'), 'clear-site-data': '"cache"' };
  throw redirect(`/login?signedOut${redirectTo}`, { headers });
});

export default function SignOut({ loaderData }: Route.ComponentProps) {
  return <SignOutPage {...loaderData} />;
}
