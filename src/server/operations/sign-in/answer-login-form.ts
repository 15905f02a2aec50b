import * as z from 'zod';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { Entrance, Visit } from '../../visit.ts';
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

type Answers = { readonly [Intent in LoginForm['intent']]: (visit: Visit, form: FormOf<Intent>) => Promise<LoginAnswer> };

const answers: Answers = {
  password: async ({ entrance }, form) => {
    const begun = await beginSignIn(entrance.services, entrance.caller, form);
    if (begun.kind === 'signed-in') return enterWithSession(entrance, begun.session);
    if (begun.kind === 'unverified') return { cookies: [await entrance.cookies.set('signup', begun.signUpToken)], next: 'unverified' };
    return here(await entrance.cookies.set('attempt', begun.attemptToken));
  },
  pin: async ({ entrance }, { pin }) =>
    enterWithSession(entrance, await verifyPin(entrance.services, entrance.caller, { attemptToken: attemptOf(entrance), pin })),
  code: async ({ entrance }, { code }) =>
    enterWithSession(entrance, await verifyTotp(entrance.services, entrance.caller, { attemptToken: attemptOf(entrance), code })),
  recovery: async ({ entrance }, { code }) =>
    enterWithSession(entrance, await verifyRecoveryCode(entrance.services, entrance.caller, { attemptToken: attemptOf(entrance), code })),
  passkey: async ({ entrance }, { credential }) =>
    enterWithSession(entrance, await verifyPasskey(entrance.services, entrance.caller, { attemptToken: attemptOf(entrance), credential })),
  resend: async ({ entrance }) => {
    await resendPin(entrance.services, entrance.caller, attemptOf(entrance));
    return here();
  },
  cancel: async ({ entrance }) => {
    await cancelSignIn(entrance.database, attemptOf(entrance));
    return here(await entrance.cookies.clear('attempt'));
  },
  signup: async ({ entrance, locale }, { email: address, password: chosen, terms, portal, 'form-key': key }) => {
    const { signUpToken } = await beginSignUp(entrance.services, entrance.caller, {
      email: address,
      password: chosen,
      hasAcceptedTerms: terms === 'accepted',
      portalId: portal || null,
      language: locale,
      key,
    });
    return here(await entrance.cookies.set('signup', signUpToken));
  },
  'send-again': async ({ entrance }, { 'form-key': key }) => {
    await sendAgain(entrance.services, entrance.caller, { signUpToken: entrance.signUpToken, key });
    return { cookies: [], next: 'sent-again' };
  },
  'start-over': async ({ entrance }) => here(await entrance.cookies.clear('signup')),
  reset: async ({ entrance, locale }, form) => {
    await requestReset(entrance.services, entrance.caller, { ...form, language: locale });
    return { cookies: [], next: 'reset-sent' };
  },
};

/**
 * One step of signing in, signing up or asking for a new password, as the dialog asks for it.
 *
 * @throws AppError as its operations do; `wrong-pin` and `wrong-code` also for what is none at all.
 */
export async function answerLoginForm(visit: Visit, fields: Record<string, unknown>): Promise<LoginAnswer> {
  const form = LoginForm.safeParse(fields);
  if (!form.success) throw new AppError(refusals.get(fields.intent) ?? 'form-not-understood');
  // The compiler does not see that a form and the answer of its intent belong together.
  const answerTo = answers[form.data.intent] as (visit: Visit, form: LoginForm) => Promise<LoginAnswer>;
  return answerTo(visit, form.data);
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

function attemptOf({ attemptToken }: Entrance): string {
  if (attemptToken === null) throw new AppError('attempt-expired');
  return attemptToken;
}
