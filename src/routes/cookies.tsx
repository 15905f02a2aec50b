import { redirect } from 'react-router';
import { insidePath } from '#domain/sign-in/inside-path.ts';
import { AppError } from '#domain/errors.ts';
import { handleRoute } from './route-handlers.ts';
import { cookieChoice, cookieChoices } from './cookie-choice.ts';
import { formFields } from './form-fields.ts';
import type { Route } from './+types/cookies.ts';

export async function loader() {
  throw redirect('/');
}

/** Keeps what a reader says about cookies. */
export const action = handleRoute(async (_visit, { request }: Route.ActionArgs) => {
  const { choice, back } = await formFields(request);
  const known = cookieChoices.find((each) => each === choice);
  if (known === undefined) throw new AppError('form-not-understood');
  const headers = { 'set-cookie': await cookieChoice.serialize(known) };
  throw redirect(insidePath(typeof back === 'string' ? back : null, '/'), { headers });
});
