import { redirect } from 'react-router';
import { undoEmail } from '#server/operations/contact/undo-email.ts';
import { isGoodLink } from '#server/operations/sign-in/is-good-link.ts';
import { LinkPage } from '#web/site/link-page.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import type { Route } from './+types/email-undo.ts';
import { handleRoute, handleForm } from './route-handlers.ts';

/** Looking at the link that takes an address back changes nothing. */
export const loader = handleRoute(async ({ auth, variant, locale }, { params }: Route.LoaderArgs) => ({
  brand: localiseBrand(variant.brand, locale),
  languages: variant.locales,
  rule: variant.passwordRule,
  isGood: await isGoodLink(auth.services, 'email-undo', params.token),
}));

export const action = handleForm(async ({ auth }, { params }: Route.ActionArgs) => {
  await undoEmail(auth.services, params.token);
  throw redirect('/login?action=reset&emailUndone', { headers: { 'set-cookie': await auth.cookies.clear('session') } });
});

export default function EmailUndo({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LinkPage {...loaderData} termsLabel={null} invited={null} purpose="email-undo" asksPassword={false} refusal={actionData ?? null} />
  );
}
