import { redirect } from 'react-router';
import { confirmEmail } from '#server/operations/contact/confirm-email.ts';
import { isGoodLink } from '#server/operations/sign-in/is-good-link.ts';
import { LinkPage } from '#web/site/link-page.tsx';
import { brandIn } from '#web/ui/brand/shown-brand.ts';
import type { Route } from './+types/email.ts';
import { answer, answerForm } from './answer.ts';

/** Looking at the link to a new address changes nothing. */
export const loader = answer(async ({ entrance, variant, locale }, { params }: Route.LoaderArgs) => ({
  brand: brandIn(variant.brand, locale),
  languages: variant.locales,
  rule: variant.passwordRule,
  isGood: await isGoodLink(entrance.services, 'email-change', params.token),
}));

export const action = answerForm(async ({ entrance }, { params }: Route.ActionArgs) => {
  await confirmEmail(entrance.services, entrance.caller, params.token);
  throw redirect('/login?emailSet', { headers: { 'set-cookie': await entrance.cookies.clear('session') } });
});

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} termsLabel={null} invited={null} purpose="email" asksPassword={false} refusal={actionData ?? null} />;
}
