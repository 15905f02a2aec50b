import { readShared } from '#server/operations/delegations/read-shared.ts';
import { SharedView } from '#web/dashboard/delegates/shared-view.tsx';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/shared.ts';

export const loader = handleRoute((context, _args: Route.LoaderArgs) => readShared(context));

export default function Shared({ loaderData }: Route.ComponentProps) {
  return <SharedView accounts={loaderData} />;
}
