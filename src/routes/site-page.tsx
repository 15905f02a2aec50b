import { redirect } from 'react-router';
import { readSitePage } from '#server/operations/site/read-site.ts';
import { SitePageView } from '#web/site/public/site-pages.tsx';
import { still } from '#web/site/public/still.ts';
import { answer } from './answer.ts';
import { siteFrameOf } from './site-frame-of.ts';
import type { Route } from './+types/site-page.ts';

export const loader = answer(async (visit, { params, request }: Route.LoaderArgs) => {
  const entry = await readSitePage(visit, params.sitePage);
  if ('movedTo' in entry) throw redirect(entry.movedTo, 301);
  return { entry, ...(await siteFrameOf(visit, request)) };
});

export const handle = still;

export default function SitePage({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />;
}
