import { redirect } from 'react-router';
import { localiseAddress, languageParameter } from '#contracts/language-address.ts';
import { readSitePost } from '#server/operations/site/read-site.ts';
import { SitePostView } from '#web/site/public/site-pages.tsx';
import { still } from '#web/site/public/still.ts';
import { handleRoute } from './route-handlers.ts';
import { buildSiteFrame } from './build-site-frame.ts';
import type { Route } from './+types/site-post.ts';

export const loader = handleRoute(async (context, { params, request, url }: Route.LoaderArgs) => {
  const reading = readSitePost(context, params.post);
  const [post, frame] = await Promise.all([reading, buildSiteFrame(context, request, reading)]);
  if ('movedTo' in post) throw redirect(localiseAddress(post.movedTo, url.searchParams.get(languageParameter)), 301);
  return { post, ...frame };
});

export const handle = still;

export default function SitePost({ loaderData }: Route.ComponentProps) {
  return <SitePostView {...loaderData} />;
}
