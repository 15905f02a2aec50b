import { readAdminPortals } from '#server/operations/terms/read-admin-portals.ts';
import { AdminPortalsView } from '#web/dashboard/portals/admin-portals-view.tsx';
import { answer } from '../answer.ts';
import type { Route } from './+types/admin-portals.ts';

export const loader = answer(async (visit, _args: Route.LoaderArgs) => ({ portals: await readAdminPortals(visit) }));

export default function Portals({ loaderData }: Route.ComponentProps) {
  return <AdminPortalsView {...loaderData} />;
}
