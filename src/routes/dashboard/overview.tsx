import { seesAsClient } from '#domain/actor.ts';
import { readHome } from '#server/operations/home/read-home.ts';
import { isUnbound } from '#server/operations/organisations/is-unbound.ts';
import { onlyAccount } from '#server/operations/portals/only-account.ts';
import { readWelcome } from '#server/operations/people/read-welcome.ts';
import { readReportPage } from '#server/operations/reports/read-report-page.ts';
import { HomePage } from '#web/dashboard/home/home-page.tsx';
import { UnboundNotice } from '#web/dashboard/organisations/unbound-notice.tsx';
import { ReportPage } from '#web/dashboard/report-page.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { WelcomeOnce } from '#web/dashboard/welcome/welcome-once.tsx';
import { answerPage } from '../answer.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/overview.ts';

export const loader = answerPage(async (visit, args: Route.LoaderArgs) => {
  const request = reportRequest(args);
  const welcome = await readWelcome(visit);
  const { portal } = args.params;
  if (!seesAsClient(visit.actor))
    return { portal, welcome, home: null, isUnbound: isUnbound(visit), report: await readReportPage(visit, 'overview', request) };
  const account = await onlyAccount(visit);
  const [report, home] = await Promise.all([
    account ? readReportPage(visit, 'home', { ...request, account }) : readReportPage(visit, 'accounts', request),
    readHome(visit),
  ]);
  return { portal, welcome, home, isUnbound: false, report };
});

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
