import { redirect } from 'react-router';
import { formKeyIn } from '#server/operations/idempotency/form-key.ts';
import { signOut } from '#server/operations/sessions/sign-out.ts';
import { completeSignUp } from '#server/operations/sign-up/complete-sign-up.ts';
import { readVerification } from '#server/operations/sign-up/read-verification.ts';
import { LinkPage } from '#web/site/link-page.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import type { Route } from './+types/verify.ts';
import { handleRoute, handleForm } from './route-handlers.ts';
import { formFields } from './form-fields.ts';
import { parsePassword } from './parse-password.ts';

/** Looking at the link of a sign-up changes nothing. */
export const loader = handleRoute(async ({ auth: { services, signUpToken }, variant, locale }, { params: { token } }: Route.LoaderArgs) => {
  const verification = await readVerification(services, { token, signUpToken });
  return {
    brand: localiseBrand(variant.brand, locale),
    languages: variant.locales,
    rule: variant.passwordRule,
    isGood: verification !== null,
    asksPassword: verification?.isSameBrowser === false,
  };
});

/** The account is made, and its PIN is on its way. Anyone who was signed in with this browser no longer is. */
export const action = handleForm(async ({ auth }, { params: { token }, request }: Route.ActionArgs) => {
  const { database, services, caller, cookies, sessionToken, signUpToken } = auth;
  const fields = await formFields(request);
  const confirmation = { token, signUpToken, password: parsePassword(fields.password), key: formKeyIn(fields) };
  const { attemptToken } = await completeSignUp(services, caller, confirmation);
  if (sessionToken) await signOut(database, sessionToken);
  const written = await Promise.all([cookies.set('attempt', attemptToken), cookies.clear('signup'), cookies.clear('session')]);
  throw redirect('/login', { headers: written.map((cookie) => ['set-cookie', cookie]) });
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} purpose="verify" termsLabel={null} invited={null} refusal={actionData ?? null} />;
}
