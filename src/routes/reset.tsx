import { redirect } from 'react-router';
import { isForFirstPassword, resetPassword } from '#server/operations/passwords/reset-password.ts';
import { isGoodLink } from '#server/operations/sign-in/is-good-link.ts';
import { LinkPage } from '#web/site/link-page.tsx';
import { brandIn } from '#web/ui/brand/shown-brand.ts';
import { orBusy } from '#web/lib/or-busy.ts';
import type { Route } from './+types/reset.ts';
import { answer, answerForm } from './answer.ts';
import { formFields } from './form-fields.ts';
import { givenPassword } from './given-password.ts';

/** Looking at the link for a new password changes nothing. */
export const loader = answer(async ({ entrance, variant, locale }, { params }: Route.LoaderArgs) => ({
  brand: brandIn(variant.brand, locale),
  languages: variant.locales,
  rule: variant.passwordRule,
  isGood: await isGoodLink(entrance.services, 'reset', params.token),
  isFirst: await isForFirstPassword(entrance.services, params.token),
}));

export const action = answerForm(async ({ entrance }, { params, request }: Route.ActionArgs) => {
  const { password } = await formFields(request);
  const { deviceToken } = entrance.caller;
  await resetPassword(entrance.services, { token: params.token, password: givenPassword(password), deviceToken });
  throw redirect('/login?passwordSet');
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orBusy(serverAction);

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
