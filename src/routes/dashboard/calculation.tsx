import { readCalculation } from '#server/operations/calculations/read-calculation.ts';
import { CalculationView } from '#web/dashboard/calculations/calculation-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/calculation.ts';

export const loader = handleRoute(async (context, { params }: Route.LoaderArgs) => readCalculation(context, params.calculation));

export const handle = placed(({ page }: Route.ComponentProps['loaderData']) => ({ names: { calculation: page.title } }));

export default function CalculationPage({ loaderData }: Route.ComponentProps) {
  return <CalculationView {...loaderData} />;
}
