import { data, redirect } from 'react-router';
import { localiseAddress, languageParameter } from '#contracts/language-address.ts';
import { readSitePage } from '#server/operations/site/read-site.ts';
import { SitePageView } from '#web/site/public/site-pages.tsx';
import { still } from '#web/site/public/still.ts';
import { channelCookie } from './channel-cookie.ts';
import { handleRoute } from './route-handlers.ts';
import { buildSiteFrame } from './build-site-frame.ts';
import type { Route } from './+types/site-page.ts';

/** A page that the firm has written, or the home of a channel: reading it there chooses the channel. */
export const loader = handleRoute(async (context, { params, request, url }: Route.LoaderArgs) => {
  const reading = readSitePage(context, params.sitePage);
  const [entry, frame] = await Promise.all([reading, buildSiteFrame(context, request, reading)]);
  if ('movedTo' in entry) throw redirect(localiseAddress(entry.movedTo, url.searchParams.get(languageParameter)), 301);
  const shown = { entry, ...frame };
  return data(shown, entry.channel === null ? {} : { headers: { 'set-cookie': await channelCookie.serialize(entry.channel) } });
});

export const handle = still;

export default function SitePage({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />;
}
