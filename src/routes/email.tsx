import { redirect } from 'react-router';
import { confirmEmail } from '#server/operations/contact/confirm-email.ts';
import { isGoodLink } from '#server/operations/sign-in/is-good-link.ts';
import { LinkPage } from '#web/site/link-page.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import type { Route } from './+types/email.ts';
import { handleRoute, handleForm } from './route-handlers.ts';

/** Looking at the link to a new address changes nothing. */
export const loader = handleRoute(async ({ auth, variant, locale }, { params }: Route.LoaderArgs) => ({
  brand: localiseBrand(variant.brand, locale),
  languages: variant.locales,
  rule: variant.passwordRule,
  isGood: await isGoodLink(auth.services, 'email-change', params.token),
}));

export const action = handleForm(async ({ auth }, { params }: Route.ActionArgs) => {
  await confirmEmail(auth.services, auth.caller, params.token);
  throw redirect('/login?emailSet', { headers: { 'set-cookie': await auth.cookies.clear('session') } });
});

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} termsLabel={null} invited={null} purpose="email" asksPassword={false} refusal={actionData ?? null} />;
}
