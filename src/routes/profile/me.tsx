import { redirect } from 'react-router';
import { profileAction } from '#server/operations/people/profile-action.ts';
import { editContact } from '#server/operations/contact/edit-contact.ts';
import { readProfile } from '#server/operations/people/read-profile.ts';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import { ProfilePage } from '#web/dashboard/profile/profile-page.tsx';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import { withConflictStatus } from '../conflict-response.ts';
import type { Route } from './+types/me.ts';

export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => ({
  profile: await readProfile(context),
  rule: context.variant.passwordRule,
}));

/** A new password signs out everywhere, here too. */
export const action = handleForm(async (context, { request }: Route.ActionArgs) => {
  const fields = await formFields(request);
  if (fields.intent === 'contact') return withConflictStatus(await editContact(context, fields));
  const answered = await profileAction(context, fields);
  if (answered.done !== 'signed-out') return answered;
  throw redirect('/login?passwordSet', { headers: { 'set-cookie': await context.auth.cookies.clear('session') } });
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);

export default function Me({ loaderData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} />;
}
