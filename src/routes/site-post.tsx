import { redirect } from 'react-router';
import { readSitePost } from '#server/operations/site/read-site.ts';
import { SitePostView } from '#web/site/public/site-pages.tsx';
import { still } from '#web/site/public/still.ts';
import { answer } from './answer.ts';
import { siteFrameOf } from './site-frame-of.ts';
import type { Route } from './+types/site-post.ts';

export const loader = answer(async (visit, { params, request }: Route.LoaderArgs) => {
  const post = await readSitePost(visit, params.post);
  if ('movedTo' in post) throw redirect(post.movedTo, 301);
  return { post, ...(await siteFrameOf(visit, request)) };
});

export const handle = still;

export default function SitePost({ loaderData }: Route.ComponentProps) {
  return <SitePostView {...loaderData} />;
}
