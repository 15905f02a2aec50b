import { DeliveryQuery } from '#contracts/deliveries.ts';
import { readDelivery, stopDelivery } from '#server/operations/library/deliveries/read-deliveries.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { DeliveryView } from '#web/dashboard/library/deliveries/delivery-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/delivery.ts';

export const loader = handlePage(async (context, { params, url }: Route.LoaderArgs) => ({
  portal: params.portal,
  delivery: await readDelivery(context, params.delivery, parseQuery(DeliveryQuery, url.searchParams)),
}));

export const action = handleForm(async (context, { request, params }: Route.ActionArgs) =>
  stopDelivery(context, params.delivery, await formFields(request)),
);

export const handle = placed(({ delivery }: Route.ComponentProps['loaderData']) => ({
  names: delivery.name === null ? {} : { delivery: delivery.name },
}));

export default function Delivery({ loaderData: { portal, delivery }, actionData }: Route.ComponentProps) {
  return <DeliveryView portal={portal} delivery={delivery} refusal={actionData && 'code' in actionData ? actionData.text : null} />;
}
