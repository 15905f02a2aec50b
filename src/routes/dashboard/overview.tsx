import { redirect } from 'react-router';
import { seesAsClient } from '#domain/actor.ts';
import { isUnbound } from '#server/operations/organisations/is-unbound.ts';
import { onlyAccount } from '#server/operations/portals/only-account.ts';
import { readReportPage } from '#server/operations/reports/read-report-page.ts';
import { UnboundNotice } from '#web/dashboard/organisations/unbound-notice.tsx';
import { ReportPage } from '#web/dashboard/report-page.tsx';
import { answer } from '../answer.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/overview.ts';

export const loader = answer(async (visit, { url }: Route.LoaderArgs) => {
  const address = readReportAddress(url);
  if (!seesAsClient(visit.actor)) return { isUnbound: isUnbound(visit), report: await readReportPage(visit, 'overview', address) };
  const only = await onlyAccount(visit);
  if (only) throw redirect(`${address.path}/account/${only}`);
  return { isUnbound: false, report: await readReportPage(visit, 'accounts', address) };
});

export default function Overview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.isUnbound && <UnboundNotice />}
      <ReportPage report={loaderData.report} />
    </>
  );
}
