import { isOfTheFirm } from '#domain/actor.ts';
import { readProcesses } from '#server/operations/processes/read-processes.ts';
import { ProcessListView } from '#web/dashboard/processes/process-list-view.tsx';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/processes.ts';

/** Loads the forms of the firm in the portal, and for the firm's people what their clients sent. */
export const loader = handlePage(async (context, { params: { portal } }: Route.LoaderArgs) => ({
  portal,
  list: await readProcesses(context),
  isForStaff: isOfTheFirm(context.actor),
}));

export default function Processes({ loaderData }: Route.ComponentProps) {
  return <ProcessListView {...loaderData} />;
}
