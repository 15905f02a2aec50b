import { readDeliveries } from '#server/operations/library/deliveries/read-deliveries.ts';
import { NewDeliveryView } from '#web/dashboard/library/deliveries/new-delivery-view.tsx';
import { answer } from '../answer.ts';
import type { Route } from './+types/new-delivery.ts';

export const loader = answer(async (visit, { params }: Route.LoaderArgs) => ({ portal: params.portal, ...(await readDeliveries(visit)) }));

export default function NewDelivery({ loaderData }: Route.ComponentProps) {
  return <NewDeliveryView {...loaderData} />;
}
