import { href, redirect } from 'react-router';
import { insidePath } from '#domain/sign-in/inside-path.ts';
import { loginAction, type LoginAnswer } from '#server/operations/sign-in/login-action.ts';
import { readAttempt } from '#server/operations/sign-in/read-attempt.ts';
import { readSignUpChoice } from '#server/operations/sign-up/read-sign-up-choice.ts';
import { readSignUp } from '#server/operations/sign-up/send-again.ts';
import type { AuthServices, RequestContext } from '#server/request-context.ts';
import { LoginPage } from '#web/site/login-page.tsx';
import { codeStep, modeOf, pinStep, type SignInStep } from '#web/site/sign-in-step.ts';
import { pathOfMode } from '#web/site/path-of-mode.ts';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import type { Route } from './+types/login.ts';
import { handleRoute, handleForm } from './route-handlers.ts';
import { formFields } from './form-fields.ts';
import { getSignInOptions, getProviderRefusal } from './sign-in-options.ts';

const afterSignIn = (url: URL) => insidePath(url.searchParams.get('redirectTo'), '/portals');

/** Returns the notice about an earlier event: the first one that the address names. */
function noticeOf({ searchParams }: URL, { texts, variant }: RequestContext): string | null {
  if (searchParams.has('inactive')) return texts('signIn.inactive', { count: variant.sessionMinutes });
  if (searchParams.has('linked')) return texts('invitation.linked');
  const said = (['signedOut', 'resetSent', 'passwordSet', 'emailSet', 'emailUndone', 'sentAgain', 'notVerified'] as const).find((name) =>
    searchParams.has(name),
  );
  return said ? texts(`signIn.${said}`) : null;
}

/** Returns true after the correct password; notices in the address no longer apply then. */
function isSecondStep({ kind }: SignInStep): boolean {
  return kind === 'pin' || kind === 'code';
}

/** The second step of a sign-in that has begun comes first, then what the address asks for. */
async function stepOf({ services, attemptToken, signUpToken }: AuthServices, url: URL): Promise<SignInStep> {
  const asked = await readAttempt(services, attemptToken);
  if (asked) return asked.kind === 'pin-needed' ? pinStep(asked, Date.now()) : codeStep(asked, url);
  const mode = modeOf(url);
  const waiting = mode === 'signup' ? await readSignUp(services, signUpToken) : null;
  if (waiting) return { kind: 'link-sent', email: waiting.email };
  if (mode === 'signup') return { kind: mode, choice: await readSignUpChoice(services, url.searchParams.get('portal')) };
  return { kind: mode === 'login' ? 'password' : mode };
}

export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) => {
  const { actor, auth, variant, locale } = context;
  if (actor.kind !== 'guest') throw redirect(afterSignIn(url));
  const { checksEmailFormat, passwordRule, termsLabel } = variant;
  const step = await stepOf(auth, url);
  return {
    brand: localiseBrand(variant.brand, locale, step.kind === 'signup' ? (step.choice.chosen?.logo ?? null) : null),
    languages: variant.locales,
    rules: { checksEmailFormat, password: passwordRule, termsLabel: termsLabel[locale] },
    step,
    otherWays: getSignInOptions(context),
    refusal: getProviderRefusal(url, context),
    notice: isSecondStep(step) ? null : noticeOf(url, context),
  };
});

function nextPage(next: LoginAnswer['next'], url: URL): string {
  if (next === 'inside') return afterSignIn(url);
  if (next === 'profile') return href('/profile/me');
  if (next === 'reset-sent') return pathOfMode(`${href('/login')}?resetSent`, url.searchParams);
  if (next === 'unverified') return pathOfMode(`${href('/signup')}?notVerified`, url.searchParams);
  return next === 'sent-again' ? pathOfMode(`${href('/signup')}?sentAgain`, url.searchParams) : url.pathname + url.search;
}

/** Also after a refusal: each passkey is asked for again. */
export const shouldRevalidate = () => true;

export const action = handleForm(async (context, { request, url }: Route.ActionArgs) => {
  const { cookies, next } = await loginAction(context, await formFields(request));
  throw redirect(nextPage(next, url), { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} refusal={actionData ?? loaderData.refusal} />;
}
