import { redirect } from 'react-router';
import { localiseAddress, languageParameter } from '#contracts/language-address.ts';
import { channelCookie } from './channel-cookie.ts';
import { handleRoute } from './route-handlers.ts';
import type { Route } from './+types/reset-channel.ts';

export async function loader() {
  throw redirect('/');
}

/** Forgets the channel that a reader has chosen, and shows the home page of the whole site. */
export const action = handleRoute(async (_visit, { url }: Route.ActionArgs) => {
  const headers = { 'set-cookie': await channelCookie.serialize('', { maxAge: 0 }) };
  throw redirect(localiseAddress('/', url.searchParams.get(languageParameter)), { headers });
});
