import { redirect } from 'react-router';
import { firstPage } from '#server/operations/portals/first-page.ts';
import { readPortals } from '#server/operations/portals/read-portals.ts';
import { PortalsPage } from '#web/site/portals-page.tsx';
import { brandIn } from '#web/ui/brand/shown-brand.ts';
import type { Route } from './+types/portals.ts';
import { answer } from './answer.ts';
import { signedIn } from './guards.ts';

export const middleware = [signedIn];

export const loader = answer(async (visit, _args: Route.LoaderArgs) => {
  const page = await firstPage(visit);
  if (page) throw redirect(page);
  return { brand: brandIn(visit.variant.brand, visit.locale), languages: visit.variant.locales, portals: await readPortals(visit) };
});

export default function Portals({ loaderData }: Route.ComponentProps) {
  return <PortalsPage {...loaderData} />;
}
