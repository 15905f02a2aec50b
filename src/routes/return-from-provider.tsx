import { redirect } from 'react-router';
import { finishSignInWith } from '#server/operations/identities/finish-sign-in-with.ts';
import type { Route } from './+types/return-from-provider.ts';
import { handleRoute } from './route-handlers.ts';

/** Handles the return from a provider. It uses up the parameters of the address and redirects to one without them. */
export const loader = handleRoute(async (context, { params, url }: Route.LoaderArgs): Promise<null> => {
  const { to, cookies } = await finishSignInWith(context, { provider: params.provider, search: url.searchParams });
  throw redirect(to, { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
});

export default function ReturnFromProvider() {
  return null;
}
