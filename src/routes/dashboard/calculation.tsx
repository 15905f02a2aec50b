import { readCalculation } from '#server/operations/calculations/read-calculation.ts';
import { CalculationView } from '#web/dashboard/calculations/calculation-view.tsx';
import { answer } from '../answer.ts';
import type { Route } from './+types/calculation.ts';

export const loader = answer(async (visit, { params }: Route.LoaderArgs) => readCalculation(visit, params.calculation));

export default function CalculationPage({ loaderData }: Route.ComponentProps) {
  return <CalculationView {...loaderData} />;
}
