import { DataHealthQuery } from '#contracts/reports/data-health-query.ts';
import { judgeHeldPrices } from '#server/operations/data-health/judge-held-prices.ts';
import { isWarningVerdict, judgeWarning } from '#server/operations/data-health/judge-warning.ts';
import { readDataHealth } from '#server/operations/data-health/read-data-health.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { DataHealthPage } from '#web/dashboard/data-health/data-health-page.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/data-health.ts';

export const loader = handlePage(async (context, { url }: Route.LoaderArgs) => ({
  path: url.pathname,
  health: await readDataHealth(context, parseQuery(DataHealthQuery, url.searchParams)),
}));

export const action = handleForm(async (context, { request }: Route.ActionArgs) => {
  const fields = await formFields(request);
  return isWarningVerdict(fields) ? judgeWarning(context, fields) : judgeHeldPrices(context, fields);
});

export default function DataHealth({ loaderData }: Route.ComponentProps) {
  return <DataHealthPage {...loaderData} />;
}
