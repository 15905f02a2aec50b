import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import type { Entrance, Visit } from '../../visit.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { cancelSignIn } from './cancel-sign-in.ts';
import { resendPin } from './resend-pin.ts';
import { signOut } from './sign-out.ts';
import type { OpenedSession } from './sign-in-desk.ts';
import { verifyPin } from './verify-pin.ts';

/** What the login dialog may send. */
const LoginForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('password'), email: z.string().trim().max(320), password: z.string().max(1000) }),
  z.strictObject({ intent: z.literal('pin'), pin: z.string().regex(/^\d{6}$/) }),
  z.strictObject({ intent: z.literal('resend') }),
  z.strictObject({ intent: z.literal('cancel') }),
]);
type LoginForm = z.infer<typeof LoginForm>;

/** Where the browser goes next, with the cookies it keeps. */
export interface LoginAnswer {
  readonly cookies: readonly string[];
  readonly next: 'login' | 'inside';
}

/**
 * One step of signing in, as the dialog asks for it.
 *
 * @throws AppError as its operations do; `wrong-pin` also for what is no PIN at all.
 */
export async function answerLoginForm({ entrance }: Visit, fields: Record<string, unknown>): Promise<LoginAnswer> {
  const form = LoginForm.safeParse(fields);
  if (!form.success) throw new AppError(fields.intent === 'pin' ? 'wrong-pin' : 'wrong-credentials');
  return form.data.intent === 'password' ? begin(entrance, form.data) : proceed(entrance, form.data);
}

async function begin(entrance: Entrance, { email, password }: { readonly email: string; readonly password: string }): Promise<LoginAnswer> {
  const begun = await beginSignIn(entrance.desk, entrance.caller, { email, password });
  if (begun.kind === 'signed-in') return letInside(entrance, begun.session);
  return { cookies: [await entrance.cookies.set('attempt', begun.attemptToken)], next: 'login' };
}

async function proceed(entrance: Entrance, form: Exclude<LoginForm, { intent: 'password' }>): Promise<LoginAnswer> {
  const { attemptToken, desk, caller, database, cookies } = entrance;
  if (attemptToken === null) throw new AppError('attempt-expired');
  if (form.intent === 'pin') return letInside(entrance, await verifyPin(desk, caller, { attemptToken, pin: form.pin }));
  if (form.intent === 'resend') {
    await resendPin(desk, attemptToken);
    return { cookies: [], next: 'login' };
  }
  await cancelSignIn(database, attemptToken);
  return { cookies: [await cookies.clear('attempt')], next: 'login' };
}

/** Read and removed by the first page inside. */
const welcomeBack = 'notice=welcome-back; Path=/; Max-Age=60; SameSite=Lax';

/** One session for a browser: the one that it had ends, whoever's it was. */
async function letInside({ cookies, database, sessionToken }: Entrance, session: OpenedSession): Promise<LoginAnswer> {
  if (sessionToken) await signOut(database, sessionToken);
  const written = await Promise.all([
    cookies.set('session', session.sessionToken),
    cookies.set('device', session.deviceToken),
    cookies.clear('attempt'),
  ]);
  return { cookies: [...written, welcomeBack], next: 'inside' };
}
