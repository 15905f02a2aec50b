import { readOfficePortals } from '#server/operations/terms/read-terms-office.ts';
import { OfficePortalsView } from '#web/dashboard/portals/office-portals-view.tsx';
import { answer } from '../answer.ts';
import type { Route } from './+types/office-portals.ts';

export const loader = answer(async (visit, _args: Route.LoaderArgs) => ({ portals: await readOfficePortals(visit) }));

export default function Portals({ loaderData }: Route.ComponentProps) {
  return <OfficePortalsView {...loaderData} />;
}
