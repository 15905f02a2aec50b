import { guest, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { emailKey, isEmailAddress } from '#domain/sign-in/email-address.ts';
import { hashPassword } from '../../auth/password.ts';
import { newToken } from '../../auth/token.ts';
import { answeredBefore, once } from '../idempotency/once.ts';
import { mailBuckets } from '../sign-in/mail-buckets.ts';
import { countInAdvance } from '../passwords/password-buckets.ts';
import { refusePassword } from '../passwords/refuse-password.ts';
import type { Caller, SignInServices } from '../sign-in/sign-in-services.ts';
import { signUpPortal } from './sign-up-portal.ts';
import { saveSignUp, postVerification } from './verification.ts';

/** The form that a new user fills in. */
export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly hasAcceptedTerms: boolean;
  /** The portal that was chosen; null when none was. */
  readonly portalId: string | null;
  /** The language of the mails. */
  readonly language: string;
  /** The form's key: sent twice it is one sign-up. */
  readonly key: string;
}

interface Begun {
  readonly signUpToken: string;
}

/**
 * Someone asks for an account: a link is on its way, whatever there is of the address. No account is made before it is confirmed. The answer
 * and the work are the same for an address that has one, in bytes and in time.
 *
 * @returns what the browser keeps, to ask for the mail again
 * @throws AppError for what is filled in wrongly, `portal-required`, `too-many-attempts` or `server-busy`.
 */
export async function beginSignUp(services: SignInServices, caller: Caller, form: SignUpForm): Promise<Begun> {
  const email = emailKey(form.email);
  refuseWrongFields(services, email, form);
  const database = services.db.as(system('sign-up'));
  const { key, ...payload } = form;
  const sent = { by: guest, action: 'sign-up-begun', key, payload } as const;
  const before = await database.read((snapshot) => answeredBefore(snapshot, sent));
  if (before) return before.answer as Begun;
  const { portalId, terms } = await database.read(async (snapshot) => {
    const chosen = await signUpPortal(snapshot, form.portalId);
    return { portalId: chosen, terms: chosen === null ? null : await snapshot.portalTerms.find(chosen, null) };
  });
  await database.writeUnaudited('sign-in-counts', async (tx) => countInAdvance(tx, await mailBuckets(tx, caller, email)));
  const signUp = {
    email,
    passwordHash: await hashPassword(form.password),
    language: form.language,
    portalId,
    terms: terms && { id: terms.id, version: terms.version },
  };
  const begun = await database.write((tx) =>
    once(tx, sent, async () => {
      const signUpToken = newToken();
      await saveSignUp(tx, signUpToken, signUp);
      await postVerification(tx, services, signUp);
      tx.audit.add({ action: 'sign-up-begun', by: guest });
      return { signUpToken };
    }),
  );
  await services.wakeSender();
  return begun;
}

function refuseWrongFields(services: SignInServices, email: string, { password, hasAcceptedTerms }: SignUpForm): void {
  if (email === '') throw new AppError('email-required');
  if (!isEmailAddress(email)) throw new AppError('email-invalid');
  refusePassword(services, password, { email });
  if (!hasAcceptedTerms) throw new AppError('terms-not-accepted');
}
