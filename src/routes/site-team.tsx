import { readSiteTeam } from '#server/operations/site/read-site.ts';
import { SiteTeamView } from '#web/site/public/site-pages.tsx';
import { still } from '#web/site/public/still.ts';
import { handleRoute } from './route-handlers.ts';
import { buildSiteFrame } from './build-site-frame.ts';
import type { Route } from './+types/site-team.ts';

export const loader = handleRoute(async (context, { request }: Route.LoaderArgs) => ({
  people: await readSiteTeam(context),
  ...(await buildSiteFrame(context, request)),
}));

export const handle = still;

export default function SiteTeam({ loaderData }: Route.ComponentProps) {
  return <SiteTeamView {...loaderData} />;
}
