import { readDeliveries } from '#server/operations/library/deliveries/read-deliveries.ts';
import { NewDeliveryView } from '#web/dashboard/library/deliveries/new-delivery-view.tsx';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/new-delivery.ts';

export const loader = handleRoute(async (context, { params }: Route.LoaderArgs) => ({
  portal: params.portal,
  ...(await readDeliveries(context)),
}));

export default function NewDelivery({ loaderData }: Route.ComponentProps) {
  return <NewDeliveryView {...loaderData} />;
}
