import { redirect } from 'react-router';
import { inLanguage, languageParameter } from '#contracts/language-address.ts';
import { readSitePage } from '#server/operations/site/read-site.ts';
import { SitePageView } from '#web/site/public/site-pages.tsx';
import { still } from '#web/site/public/still.ts';
import { answer } from './answer.ts';
import { siteFrameOf } from './site-frame-of.ts';
import type { Route } from './+types/site-page.ts';

export const loader = answer(async (visit, { params, request, url }: Route.LoaderArgs) => {
  const entry = await readSitePage(visit, params.sitePage);
  if ('movedTo' in entry) throw redirect(inLanguage(entry.movedTo, url.searchParams.get(languageParameter)), 301);
  return { entry, ...(await siteFrameOf(visit, request, entry.place)) };
});

export const handle = still;

export default function SitePage({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />;
}
