import { href, redirect } from 'react-router';
import { readSiteHome } from '#server/operations/site/read-site.ts';
import { HomePage } from '#web/site/home-page.tsx';
import { pathOfMode } from '#web/site/path-of-mode.ts';
import { SiteHomePage } from '#web/site/public/site-home-page.tsx';
import { still } from '#web/site/public/still.ts';
import { handleRoute } from './route-handlers.ts';
import { buildSiteFrame } from './build-site-frame.ts';
import type { Route } from './+types/home.ts';

const dialogs = new Map([
  ['login', href('/login')],
  ['signup', href('/signup')],
  ['reset', `${href('/login')}?action=reset`],
]);

/** `?action=` opens the dialog in one of its modes. A firm that has published no home page is shown with its name and a sentence. */
export const loader = handleRoute(async (context, { request, url }: Route.LoaderArgs) => {
  const dialog = dialogs.get(url.searchParams.get('action') ?? '');
  if (dialog) throw redirect(pathOfMode(dialog, url.searchParams));
  const reading = readSiteHome(context);
  const [home, frame] = await Promise.all([reading, buildSiteFrame(context, request, reading)]);
  return { home, ...frame };
});

export const handle = still;

export default function Home({ loaderData: { home, ...frame } }: Route.ComponentProps) {
  return home ? <SiteHomePage home={home} {...frame} /> : <HomePage brand={frame.brand} languages={frame.languages} />;
}
