import { redirect } from 'react-router';
import { isForFirstPassword, resetPassword } from '#server/operations/passwords/reset-password.ts';
import { isGoodLink } from '#server/operations/sign-in/is-good-link.ts';
import { LinkPage } from '#web/site/link-page.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import type { Route } from './+types/reset.ts';
import { handleRoute, handleForm } from './route-handlers.ts';
import { formFields } from './form-fields.ts';
import { parsePassword } from './parse-password.ts';

/** Looking at the link for a new password changes nothing. */
export const loader = handleRoute(async ({ auth, variant, locale }, { params }: Route.LoaderArgs) => ({
  brand: localiseBrand(variant.brand, locale),
  languages: variant.locales,
  rule: variant.passwordRule,
  isGood: await isGoodLink(auth.services, 'reset', params.token),
  isFirst: await isForFirstPassword(auth.services, params.token),
}));

export const action = handleForm(async ({ auth }, { params, request }: Route.ActionArgs) => {
  const { password } = await formFields(request);
  const { deviceToken } = auth.caller;
  await resetPassword(auth.services, { token: params.token, password: parsePassword(password), deviceToken });
  throw redirect('/login?passwordSet');
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);

export default function Reset({ loaderData: { isFirst, ...shown }, actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      {...shown}
      purpose={isFirst ? 'firstPassword' : 'reset'}
      asksPassword={false}
      termsLabel={null}
      invited={null}
      refusal={actionData ?? null}
    />
  );
}
