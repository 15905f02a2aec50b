import { readSiteTeam } from '#server/operations/site/read-site.ts';
import { SiteTeamView } from '#web/site/public/site-pages.tsx';
import { still } from '#web/site/public/still.ts';
import { answer } from './answer.ts';
import { siteFrameOf } from './site-frame-of.ts';
import type { Route } from './+types/site-team.ts';

export const loader = answer(async (visit, { request }: Route.LoaderArgs) => ({
  people: await readSiteTeam(visit),
  ...(await siteFrameOf(visit, request)),
}));

export const handle = still;

export default function SiteTeam({ loaderData }: Route.ComponentProps) {
  return <SiteTeamView {...loaderData} />;
}
