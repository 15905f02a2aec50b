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
  readonly [Intent in ProfileForm['intent']]: (context: RequestContext, form: FormOf<Intent>) => Promise<Answered>;
};

const answers: Answers = {
  save: async (context, { intent: _intent, ...change }) => {
    const { isPinSent } = await auditWhenRefused(context, 'profile-changed', () => editProfile(context, change));
    return { done: isPinSent ? 'phone-pin-sent' : 'saved' };
  },
  'confirm-phone': async (context, { pin }) => {
    await auditWhenRefused(context, 'profile-changed', () => confirmPhone(context, pin));
    return { done: 'phone-set' };
  },
  password: async (context, form) => {
    await auditWhenRefused(context, 'password-set', () => changePassword(context, form));
    return { done: 'signed-out' };
  },
  'change-email': async (context, { email }) => {
    await auditWhenRefused(context, 'email-change-begun', () => beginEmailChange(context, email));
    return { done: 'email-sent' };
  },
  'end-session': async (context, { session }) => {
    await endSession(context, session);
    return { done: 'ended-session' };
  },
  'end-others': async (context) => {
    await endOtherSessions(context);
    return { done: 'ended-others' };
  },
  'begin-app': async (context) => ({
    done: 'app-begun',
    setup: await auditWhenRefused(context, 'factor-begun', () => beginApp(context)),
  }),
  'confirm-app': async (context, { code }) => ({
    done: 'app-added',
    codes: await auditWhenRefused(context, 'factor-added', () => confirmApp(context, code)),
  }),
  'remove-app': async (context) => {
    await auditWhenRefused(context, 'factor-removed', () => removeApp(context));
    return { done: 'app-removed' };
  },
  'begin-passkey': async (context) => ({
    done: 'passkey-begun',
    creation: await auditWhenRefused(context, 'factor-begun', () => beginPasskey(context)),
  }),
  'add-passkey': async (context, { name, credential }) => ({
    done: 'passkey-added',
    codes: await auditWhenRefused(context, 'factor-added', () => addPasskey(context, { name, credential })),
  }),
  'remove-passkey': async (context, { passkey }) => {
    await auditWhenRefused(context, 'factor-removed', () => removePasskey(context, passkey));
    return { done: 'passkey-removed' };
  },
  'unlink-identity': async (context, { provider }) => {
    await auditWhenRefused(context, 'identity-unlinked', () => unlinkIdentity(context, provider));
    return { done: 'identity-unlinked' };
  },
  'allow-identity': async (context, { provider }) => {
    await auditWhenRefused(context, 'identity-allowed', () => allowIdentity(context, provider));
    return { done: 'identity-allowed' };
  },
  'set-photo': async (context, { photo }) => setPhoto(context, photo),
  'clear-photo': clearPhoto,
  'make-codes': async (context) => ({
    done: 'codes-made',
    codes: await auditWhenRefused(context, 'recovery-codes-made', () => createRecoveryCodes(context)),
  }),
};

/**
 * One form of the profile page.
 *
 * @throws AppError `form-not-understood` for anything else (`wrong-code` and `wrong-pin` for what is none), and as its operations do
 */
export async function profileAction(context: RequestContext, fields: Record<string, unknown>): Promise<Answered> {
  const { data: form } = ProfileForm.safeParse(fields);
  if (!form) throw new AppError(refusals.get(fields.intent) ?? 'form-not-understood');
  // The compiler does not see that a form and the answer of its intent belong together.
  const answerTo = answers[form.intent] as (context: RequestContext, form: ProfileForm) => Promise<Answered>;
  return answerTo(context, form);
}
