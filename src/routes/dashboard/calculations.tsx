import { readCalculations } from '#server/operations/calculations/read-calculations.ts';
import { CalculationList } from '#web/dashboard/calculations/calculation-list.tsx';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/calculations.ts';

export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) => ({
  groups: await readCalculations(context),
  find: url.searchParams.get('find') ?? '',
}));

export default function CalculationsPage({ loaderData }: Route.ComponentProps) {
  return <CalculationList {...loaderData} />;
}
