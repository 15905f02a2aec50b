import { readSimulator } from '#server/operations/investment-advice/read-simulator.ts';
import { NoSimulatorView } from '#web/dashboard/simulator/no-simulator-view.tsx';
import { SimulatorView } from '#web/dashboard/simulator/simulator-view.tsx';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/strategy-simulator.ts';

/** Loads the firm's strategies and what the address says of the inputs. */
export const loader = handlePage(async (context, { url }: Route.LoaderArgs) => {
  const page = await readSimulator(context, Object.fromEntries(url.searchParams));
  return { page, search: url.search };
});

export default function StrategySimulator({ loaderData: { page, search } }: Route.ComponentProps) {
  if (page.strategies === null) return <NoSimulatorView {...page} />;
  return <SimulatorView key={search} page={page} />;
}
