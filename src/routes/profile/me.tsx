import { redirect } from 'react-router';
import { answerProfileForm } from '#server/operations/people/answer-profile-form.ts';
import { editContact } from '#server/operations/contact/edit-contact.ts';
import { readProfile } from '#server/operations/people/read-profile.ts';
import { orBusy } from '#web/lib/or-busy.ts';
import { ProfilePage } from '#web/dashboard/profile/profile-page.tsx';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import { orConflict } from '../or-conflict.ts';
import type { Route } from './+types/me.ts';

export const loader = answer(async (visit, _args: Route.LoaderArgs) => ({
  profile: await readProfile(visit),
  rule: visit.variant.passwordRule,
}));

/** A new password signs out everywhere, here too. */
export const action = answerForm(async (visit, { request }: Route.ActionArgs) => {
  const fields = await formFields(request);
  if (fields.intent === 'contact') return orConflict(await editContact(visit, fields));
  const answered = await answerProfileForm(visit, fields);
  if (answered.done !== 'signed-out') return answered;
  throw redirect('/login?passwordSet', { headers: { 'set-cookie': await visit.entrance.cookies.clear('session') } });
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orBusy(serverAction);

export default function Me({ loaderData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} />;
}
