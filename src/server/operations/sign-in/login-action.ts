import * as z from 'zod';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { AuthServices, RequestContext } from '../../request-context.ts';
import { formKey } from '../idempotency/form-key.ts';
import { beginSignUp } from '../sign-up/begin-sign-up.ts';
import { sendAgain } from '../sign-up/send-again.ts';
import { AppCode } from '../second-factor/app-code.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { cancelSignIn } from './cancel-sign-in.ts';
import { enterWithSession } from '../sessions/enter-with-session.ts';
import { requestReset } from '../passwords/request-reset.ts';
import { resendPin } from '../second-factor/resend-pin.ts';
import { verifyPasskey } from '../second-factor/verify-passkey.ts';
import { verifyPin } from '../second-factor/verify-pin.ts';
import { verifyRecoveryCode } from '../second-factor/verify-recovery-code.ts';
import { verifyTotp } from '../second-factor/verify-totp.ts';

const email = z.string().trim().max(320);
const password = z.string().max(1000);

/** The form of the login dialog, in each of its modes. */
const LoginForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('password'), email, password }),
  z.strictObject({ intent: z.literal('pin'), pin: z.string().regex(/^\d{6}$/) }),
  z.strictObject({ intent: z.literal('code'), code: AppCode }),
  z.strictObject({ intent: z.literal('recovery'), code: z.string().max(40) }),
  z.strictObject({ intent: z.literal('passkey'), credential: z.string().max(20_000) }),
  z.strictObject({ intent: z.literal('resend') }),
  z.strictObject({ intent: z.literal('cancel') }),
  z.strictObject({
    intent: z.literal('signup'),
    'form-key': formKey,
    email,
    password,
    terms: z.literal('accepted').optional(),
    portal: z.string().max(100).optional(),
  }),
  z.strictObject({ intent: z.literal('send-again'), 'form-key': formKey }),
  z.strictObject({ intent: z.literal('start-over') }),
  z.strictObject({ intent: z.literal('reset'), email }),
]);
type LoginForm = z.infer<typeof LoginForm>;
type FormOf<Intent extends LoginForm['intent']> = Extract<LoginForm, { intent: Intent }>;

/**
 * The browser's next step, with the cookies to set: the same dialog, with or without a message, the inside, or the profile of a new user.
 */
export interface LoginAnswer {
  readonly cookies: readonly string[];
  readonly next: 'here' | 'unverified' | 'sent-again' | 'reset-sent' | 'inside' | 'profile';
}

const here = (...cookies: string[]): LoginAnswer => ({ cookies, next: 'here' });

type Answers = { readonly [Intent in LoginForm['intent']]: (context: RequestContext, form: FormOf<Intent>) => Promise<LoginAnswer> };

const answers: Answers = {
  password: async ({ auth }, form) => {
    const begun = await beginSignIn(auth.services, auth.caller, form);
    if (begun.kind === 'signed-in') return enterWithSession(auth, begun.session);
    if (begun.kind === 'unverified') return { cookies: [await auth.cookies.set('signup', begun.signUpToken)], next: 'unverified' };
    return here(await auth.cookies.set('attempt', begun.attemptToken));
  },
  pin: async ({ auth }, { pin }) =>
    enterWithSession(auth, await verifyPin(auth.services, auth.caller, { attemptToken: attemptOf(auth), pin })),
  code: async ({ auth }, { code }) =>
    enterWithSession(auth, await verifyTotp(auth.services, auth.caller, { attemptToken: attemptOf(auth), code })),
  recovery: async ({ auth }, { code }) =>
    enterWithSession(auth, await verifyRecoveryCode(auth.services, auth.caller, { attemptToken: attemptOf(auth), code })),
  passkey: async ({ auth }, { credential }) =>
    enterWithSession(auth, await verifyPasskey(auth.services, auth.caller, { attemptToken: attemptOf(auth), credential })),
  resend: async ({ auth }) => {
    await resendPin(auth.services, auth.caller, attemptOf(auth));
    return here();
  },
  cancel: async ({ auth }) => {
    await cancelSignIn(auth.database, attemptOf(auth));
    return here(await auth.cookies.clear('attempt'));
  },
  signup: async ({ auth, locale }, { email: address, password: chosen, terms, portal, 'form-key': key }) => {
    const { signUpToken } = await beginSignUp(auth.services, auth.caller, {
      email: address,
      password: chosen,
      hasAcceptedTerms: terms === 'accepted',
      portalId: portal || null,
      language: locale,
      key,
    });
    return here(await auth.cookies.set('signup', signUpToken));
  },
  'send-again': async ({ auth }, { 'form-key': key }) => {
    await sendAgain(auth.services, auth.caller, { signUpToken: auth.signUpToken, key });
    return { cookies: [], next: 'sent-again' };
  },
  'start-over': async ({ auth }) => here(await auth.cookies.clear('signup')),
  reset: async ({ auth, locale }, form) => {
    await requestReset(auth.services, auth.caller, { ...form, language: locale });
    return { cookies: [], next: 'reset-sent' };
  },
};

/**
 * One step of signing in, signing up or asking for a new password, as the dialog asks for it.
 *
 * @throws AppError as its operations do; `wrong-pin` and `wrong-code` also for what is none at all.
 */
export async function loginAction(context: RequestContext, fields: Record<string, unknown>): Promise<LoginAnswer> {
  const form = LoginForm.safeParse(fields);
  if (!form.success) throw new AppError(refusals.get(fields.intent) ?? 'form-not-understood');
  // The compiler does not see that a form and the answer of its intent belong together.
  const answerTo = answers[form.data.intent] as (context: RequestContext, form: LoginForm) => Promise<LoginAnswer>;
  return answerTo(context, form.data);
}

/** The errors for fields whose shape our own page would never send. */
const refusals: ReadonlyMap<unknown, ErrorCode> = new Map<unknown, ErrorCode>([
  ['pin', 'wrong-pin'],
  ['code', 'wrong-code'],
  ['recovery', 'wrong-recovery-code'],
  ['passkey', 'passkey-refused'],
  ['password', 'wrong-credentials'],
  ['signup', 'email-invalid'],
  ['reset', 'email-invalid'],
]);

function attemptOf({ attemptToken }: AuthServices): string {
  if (attemptToken === null) throw new AppError('attempt-expired');
  return attemptToken;
}
