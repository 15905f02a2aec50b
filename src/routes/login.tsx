import { redirect } from 'react-router';
import { insidePath } from '#domain/sign-in/inside-path.ts';
import { answerLoginForm } from '#server/operations/sign-in/answer-login-form.ts';
import { readAttempt } from '#server/operations/sign-in/read-attempt.ts';
import { LoginPage } from '#web/site/login-page.tsx';
import { signInStep } from '#web/site/sign-in-step.ts';
import { brandIn } from '#web/ui/brand/shown-brand.ts';
import type { Route } from './+types/login.ts';
import { answer, answerForm } from './answer.ts';
import { formFields } from './form-fields.ts';

const afterSignIn = (url: URL) => insidePath(url.searchParams.get('redirectTo'), '/portals');

export const loader = answer(async ({ actor, entrance, variant, locale, texts }, { url }: Route.LoaderArgs) => {
  if (actor.kind !== 'guest') throw redirect(afterSignIn(url));
  const step = signInStep(await readAttempt(entrance.desk, entrance.attemptToken), Date.now());
  const isSignedOut = url.searchParams.has('signedOut');
  return {
    brand: brandIn(variant.brand, locale),
    languages: variant.locales,
    step,
    notice: isSignedOut ? texts('signIn.signedOut') : null,
  };
});

export const action = answerForm(async (visit, { request, url }: Route.ActionArgs) => {
  const { cookies, next } = await answerLoginForm(visit, await formFields(request));
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
  throw redirect(next === 'inside' ? afterSignIn(url) : url.pathname + url.search, { headers });
});

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} error={actionData?.text ?? null} />;
}
