import { readSharedPortfolio } from '#server/operations/delegations/read-shared.ts';
import { placed } from '#web/dashboard/page-path.ts';
import { ReportPage } from '#web/dashboard/report-page.tsx';
import { handlePage } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/shared-portfolio.ts';

export const loader = handlePage((context, args: Route.LoaderArgs) =>
  readSharedPortfolio(context, args.params.delegation, reportRequest(args)),
);

export { revalidatesUnlessDrawn as shouldRevalidate } from '../revalidates-unless-drawn.ts';

export const handle = placed((report: Route.ComponentProps['loaderData']) => ({ report }));

export default function SharedPortfolio({ loaderData }: Route.ComponentProps) {
  return <ReportPage report={loaderData} />;
}
