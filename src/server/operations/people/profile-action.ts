import * as z from 'zod';
import type { ImageAnswer } from '#contracts/admin/images.ts';
import type { FactorAnswer, ProfileAnswer } from '#contracts/people/profile.ts';
import { AppError } from '#domain/errors.ts';
import { identityProviders } from '#domain/sign-in/identity-provider.ts';
import { isId } from '#domain/is-id.ts';
import type { RequestContext } from '../../request-context.ts';
import { photoForms } from '../images/image-forms.ts';
import { clearPhoto, setPhoto } from '../images/own-photo.ts';
import { allowIdentity, unlinkIdentity } from '../identities/unlink-identity.ts';
import { addPasskey } from '../second-factor/add-passkey.ts';
import { beginApp } from '../second-factor/begin-app.ts';
import { beginPasskey } from '../second-factor/begin-passkey.ts';
import { confirmApp } from '../second-factor/confirm-app.ts';
import { createRecoveryCodes } from '../second-factor/create-recovery-codes.ts';
import { removePasskey } from '../second-factor/remove-passkey.ts';
import { removeApp } from '../second-factor/remove-app.ts';
import { AppCode } from '../second-factor/app-code.ts';
import { beginEmailChange } from '../contact/begin-email-change.ts';
import { changePassword } from '../passwords/change-password.ts';
import { formLine } from '../form-line.ts';
import { confirmPhone } from '../contact/confirm-phone.ts';
import { editProfile } from './edit-profile.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { auditWhenRefused } from './audit-when-refused.ts';

/** The forms of the profile, by intent. */
const ProfileForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('save'),
    name: formLine(200),
    title: formLine(200),
    phone: formLine(40),
    pinTarget: z.enum(['sms', 'email']),
  }),
  z.strictObject({ intent: z.literal('password'), current: z.string().max(1000), password: z.string().max(1000) }),
  z.strictObject({ intent: z.literal('confirm-phone'), pin: z.string().regex(/^\d{6}$/) }),
  z.strictObject({ intent: z.literal('change-email'), email: z.string().max(320) }),
  z.strictObject({ intent: z.literal('end-session'), session: z.string().refine(isId) }),
  z.strictObject({ intent: z.literal('end-others') }),
  z.strictObject({ intent: z.literal('begin-app') }),
  z.strictObject({ intent: z.literal('confirm-app'), code: AppCode }),
  z.strictObject({ intent: z.literal('remove-app') }),
  z.strictObject({ intent: z.literal('begin-passkey') }),
  z.strictObject({ intent: z.literal('add-passkey'), name: formLine(80), credential: z.string().max(20_000) }),
  z.strictObject({ intent: z.literal('remove-passkey'), passkey: z.string().refine(isId) }),
  z.strictObject({ intent: z.literal('make-codes') }),
  z.strictObject({ intent: z.literal('unlink-identity'), provider: z.enum(identityProviders) }),
  z.strictObject({ intent: z.literal('allow-identity'), provider: z.enum(identityProviders) }),
  ...photoForms,
]);
type ProfileForm = z.infer<typeof ProfileForm>;
type FormOf<Intent extends ProfileForm['intent']> = Extract<ProfileForm, { intent: Intent }>;

const refusals: ReadonlyMap<unknown, 'wrong-code' | 'wrong-pin'> = new Map([
  ['confirm-app', 'wrong-code'],
  ['confirm-phone', 'wrong-pin'],
]);

type Answered = ProfileAnswer | FactorAnswer | ImageAnswer;
type Answers = {
  readonly [Intent in ProfileForm['intent']]: (visit: RequestContext, form: FormOf<Intent>) => Promise<Answered>;
};

const answers: Answers = {
  save: async (visit, { intent: _intent, ...change }) => {
    const { isPinSent } = await auditWhenRefused(visit, 'profile-changed', () => editProfile(visit, change));
    return { done: isPinSent ? 'phone-pin-sent' : 'saved' };
  },
  'confirm-phone': async (visit, { pin }) => {
    await auditWhenRefused(visit, 'profile-changed', () => confirmPhone(visit, pin));
    return { done: 'phone-set' };
  },
  password: async (visit, form) => {
    await auditWhenRefused(visit, 'password-set', () => changePassword(visit, form));
    return { done: 'signed-out' };
  },
  'change-email': async (visit, { email }) => {
    await auditWhenRefused(visit, 'email-change-begun', () => beginEmailChange(visit, email));
    return { done: 'email-sent' };
  },
  'end-session': async (visit, { session }) => {
    await endSession(visit, session);
    return { done: 'ended-session' };
  },
  'end-others': async (visit) => {
    await endOtherSessions(visit);
    return { done: 'ended-others' };
  },
  'begin-app': async (visit) => ({
    done: 'app-begun',
    setup: await auditWhenRefused(visit, 'factor-begun', () => beginApp(visit)),
  }),
  'confirm-app': async (visit, { code }) => ({
    done: 'app-added',
    codes: await auditWhenRefused(visit, 'factor-added', () => confirmApp(visit, code)),
  }),
  'remove-app': async (visit) => {
    await auditWhenRefused(visit, 'factor-removed', () => removeApp(visit));
    return { done: 'app-removed' };
  },
  'begin-passkey': async (visit) => ({
    done: 'passkey-begun',
    creation: await auditWhenRefused(visit, 'factor-begun', () => beginPasskey(visit)),
  }),
  'add-passkey': async (visit, { name, credential }) => ({
    done: 'passkey-added',
    codes: await auditWhenRefused(visit, 'factor-added', () => addPasskey(visit, { name, credential })),
  }),
  'remove-passkey': async (visit, { passkey }) => {
    await auditWhenRefused(visit, 'factor-removed', () => removePasskey(visit, passkey));
    return { done: 'passkey-removed' };
  },
  'unlink-identity': async (visit, { provider }) => {
    await auditWhenRefused(visit, 'identity-unlinked', () => unlinkIdentity(visit, provider));
    return { done: 'identity-unlinked' };
  },
  'allow-identity': async (visit, { provider }) => {
    await auditWhenRefused(visit, 'identity-allowed', () => allowIdentity(visit, provider));
    return { done: 'identity-allowed' };
  },
  'set-photo': async (visit, { photo }) => setPhoto(visit, photo),
  'clear-photo': clearPhoto,
  'make-codes': async (visit) => ({
    done: 'codes-made',
    codes: await auditWhenRefused(visit, 'recovery-codes-made', () => createRecoveryCodes(visit)),
  }),
};

/**
 * One form of the profile page.
 *
 * @throws AppError `form-not-understood` for anything else (`wrong-code` and `wrong-pin` for what is none), and as its operations do
 */
export async function profileAction(visit: RequestContext, fields: Record<string, unknown>): Promise<Answered> {
  const { data: form } = ProfileForm.safeParse(fields);
  if (!form) throw new AppError(refusals.get(fields.intent) ?? 'form-not-understood');
  // The compiler does not see that a form and the answer of its intent belong together.
  const answerTo = answers[form.intent] as (visit: RequestContext, form: ProfileForm) => Promise<Answered>;
  return answerTo(visit, form);
}
