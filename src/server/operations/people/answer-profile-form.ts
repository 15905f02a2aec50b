import * as z from 'zod';
import type { ProfileAnswer } from '#contracts/profile.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { Visit } from '../../visit.ts';
import { changePassword } from './change-password.ts';
import { editProfile } from './edit-profile.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { toldWhenRefused } from './told-when-refused.ts';

const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u)
    .transform((text) => text.trim());

/** What the forms of the profile may send. */
const ProfileForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('save'),
    name: line(200),
    title: line(200),
    phone: line(40),
    pinTarget: z.enum(['sms', 'email']),
  }),
  z.strictObject({ intent: z.literal('password'), current: z.string().max(1000), password: z.string().max(1000) }),
  z.strictObject({ intent: z.literal('end-session'), session: z.string().refine(isId) }),
  z.strictObject({ intent: z.literal('end-others') }),
]);

/**
 * One form of the profile page.
 *
 * @throws AppError `form-not-understood` for anything else, and as its operations do
 */
export async function answerProfileForm(visit: Visit, fields: Record<string, unknown>): Promise<ProfileAnswer> {
  const { data: form } = ProfileForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  await work(visit, form);
  return { done: answers[form.intent] };
}

const answers = { save: 'saved', password: 'signed-out', 'end-session': 'ended-session', 'end-others': 'ended-others' } as const;

async function work(visit: Visit, form: z.infer<typeof ProfileForm>): Promise<void> {
  if (form.intent === 'end-session') return endSession(visit, form.session);
  if (form.intent === 'end-others') return endOtherSessions(visit);
  if (form.intent === 'password') return toldWhenRefused(visit, 'password-set', () => changePassword(visit, form));
  const { intent: _intent, ...change } = form;
  return toldWhenRefused(visit, 'profile-changed', () => editProfile(visit, change));
}
