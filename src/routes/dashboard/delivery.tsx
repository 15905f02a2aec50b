import { DeliveryQuery } from '#contracts/deliveries.ts';
import { readDelivery, stopDelivery } from '#server/operations/library/deliveries/read-deliveries.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { DeliveryView } from '#web/dashboard/library/deliveries/delivery-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answerForm, answerPage } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/delivery.ts';

export const loader = answerPage(async (visit, { params, url }: Route.LoaderArgs) => ({
  portal: params.portal,
  delivery: await readDelivery(visit, params.delivery, queryOf(DeliveryQuery, url.searchParams)),
}));

export const action = answerForm(async (visit, { request, params }: Route.ActionArgs) =>
  stopDelivery(visit, params.delivery, await formFields(request)),
);

export const handle = placed(({ delivery }: Route.ComponentProps['loaderData']) => ({
  names: delivery.name === null ? {} : { delivery: delivery.name },
}));

export default function Delivery({ loaderData: { portal, delivery }, actionData }: Route.ComponentProps) {
  return <DeliveryView portal={portal} delivery={delivery} refusal={actionData && 'code' in actionData ? actionData.text : null} />;
}
