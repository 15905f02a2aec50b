import type { ReportQuery } from '#contracts/reports/report-query.ts';
import { readUncounted } from '#contracts/reports/uncounted-cookie.ts';
import { seesAsClient } from '#domain/actor.ts';
import { readHome } from '#server/operations/home/read-home.ts';
import { isUnbound } from '#server/operations/organisations/is-unbound.ts';
import { findSingleAccount } from '#server/operations/portals/find-single-account.ts';
import { readWelcome } from '#server/operations/people/read-welcome.ts';
import { readReportPage } from '#server/operations/reports/read-report-page.ts';
import { HomePage } from '#web/dashboard/home/home-page.tsx';
import { UnboundNotice } from '#web/dashboard/organisations/unbound-notice.tsx';
import { ReportPage } from '#web/dashboard/report-page.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { WelcomeOnce } from '#web/dashboard/welcome/welcome-once.tsx';
import { handlePage } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/overview.ts';

export const loader = handlePage(async (context, args: Route.LoaderArgs) => {
  const request = reportRequest(args);
  const welcome = await readWelcome(context);
  const { portal } = args.params;
  if (!seesAsClient(context.actor))
    return { portal, welcome, home: null, isUnbound: isUnbound(context), report: await readReportPage(context, 'overview', request) };
  const account = await findSingleAccount(context);
  const [report, home] = await Promise.all([
    account
      ? readReportPage(context, 'home', { ...request, account, query: withUncounted(request.query, args.request) })
      : readReportPage(context, 'accounts', request),
    readHome(context),
  ]);
  return { portal, welcome, home, isUnbound: false, report };
});

/** The address says which portfolios count, else what was chosen last. */
function withUncounted(query: ReportQuery, request: Request): ReportQuery {
  const without = query.without ?? readUncounted(request.headers.get('cookie'));
  return without === undefined ? query : { ...query, without };
}

export { revalidatesUnlessDrawn as shouldRevalidate } from '../revalidates-unless-drawn.ts';

export const handle = placed(({ report }: Route.ComponentProps['loaderData']) => ({ report }));

export default function Overview({ loaderData: { portal, welcome, home, isUnbound: isAlone, report } }: Route.ComponentProps) {
  return (
    <>
      {welcome && <WelcomeOnce welcome={welcome} />}
      {isAlone && <UnboundNotice />}
      {home ? <HomePage portal={portal} report={report} home={home} /> : <ReportPage report={report} />}
    </>
  );
}
