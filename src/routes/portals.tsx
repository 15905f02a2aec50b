import { redirect } from 'react-router';
import { firstPage } from '#server/operations/portals/first-page.ts';
import { readPortals } from '#server/operations/portals/read-portals.ts';
import type { Route } from './+types/portals.ts';
import { answer } from './answer.ts';
import { signedIn } from './guards.ts';

export const middleware = [signedIn];

export const loader = answer(async (visit, _args: Route.LoaderArgs) => {
  const page = await firstPage(visit);
  if (page) throw redirect(page);
  return { portals: await readPortals(visit) };
});
