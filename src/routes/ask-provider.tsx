import { href, redirect } from 'react-router';
import { insidePath } from '#domain/sign-in/inside-path.ts';
import { offeredProvider } from '#server/operations/identities/offered-provider.ts';
import { startSignInWith } from '#server/operations/identities/start-sign-in-with.ts';
import type { Route } from './+types/ask-provider.ts';
import { handleRoute } from './route-handlers.ts';

const backOf = (url: URL) => insidePath(url.searchParams.get('redirectTo'), href('/portals'));

export const loader = handleRoute(async (context, { params, url }: Route.LoaderArgs): Promise<null> => {
  offeredProvider(context, params.provider);
  throw redirect(`${href('/login')}?redirectTo=${encodeURIComponent(backOf(url))}`);
});

/** Its form leads away from the site, to the provider. */
export const action = handleRoute(async (context, { params, url, request }: Route.ActionArgs) => {
  const asked = { provider: params.provider, back: backOf(url), host: new URL(request.url).host };
  const { to, cookies } = await startSignInWith(context, asked);
  throw redirect(to, { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
});

export default function AskProvider() {
  return null;
}
