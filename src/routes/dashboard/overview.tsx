import { href, redirect } from 'react-router';
import { seesAsClient } from '#domain/actor.ts';
import { isUnbound } from '#server/operations/organisations/is-unbound.ts';
import { onlyAccount } from '#server/operations/portals/only-account.ts';
import { readReportPage } from '#server/operations/reports/read-report-page.ts';
import { UnboundNotice } from '#web/dashboard/organisations/unbound-notice.tsx';
import { ReportPage } from '#web/dashboard/report-page.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answer } from '../answer.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/overview.ts';

export const loader = answer(async (visit, args: Route.LoaderArgs) => {
  const request = reportRequest(args);
  if (!seesAsClient(visit.actor)) return { isUnbound: isUnbound(visit), report: await readReportPage(visit, 'overview', request) };
  const account = await onlyAccount(visit);
  if (account) throw redirect(href('/dashboard/:portal/account/:account', { portal: args.params.portal, account }));
  return { isUnbound: false, report: await readReportPage(visit, 'accounts', request) };
});

export { revalidatesUnlessDrawn as shouldRevalidate } from '../revalidates-unless-drawn.ts';

export const handle = placed(({ report }: Route.ComponentProps['loaderData']) => ({ report }));

export default function Overview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.isUnbound && <UnboundNotice />}
      <ReportPage report={loaderData.report} />
    </>
  );
}
