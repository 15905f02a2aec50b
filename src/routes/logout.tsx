import { redirect } from 'react-router';
import { signOut } from '#server/operations/sign-in/sign-out.ts';
import type { Route } from './+types/logout.ts';
import { answer } from './answer.ts';

export async function loader() {
  throw redirect('/');
}

export const action = answer(async ({ entrance }, _args: Route.ActionArgs) => {
  if (entrance.sessionToken) await signOut(entrance.database, entrance.sessionToken);
  throw redirect('/login?signedOut', { headers: { 'set-cookie': await entrance.cookies.clear('session') } });
});
