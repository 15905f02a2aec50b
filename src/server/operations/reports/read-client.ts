import type { ClientData } from '#contracts/reports/client-data.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordView } from '../activity/record-view.ts';
import { reportFrame } from './report-frame.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

/**
 * Returns a client for the panel over the list of clients, and records the account as viewed.
 *
 * @throws AppError as the page of the account does
 */
export async function readClient(
  context: RequestContext,
  { path, ...request }: ReportRequest & { readonly account: string; readonly path: string },
): Promise<ClientData> {
  const data = await context.db.read(async (snapshot) => {
    const subject = await reportSubject(snapshot, context, request);
    const report = await reportFrame(snapshot, context, { page: 'account', path, subject });
    const provider = context.provider(snapshot, context.actor);
    const shown = { ...subject, asOf: report.asOf };
    const [accountDetails, advisors, portfolios] = await Promise.all([
      provider.accountDetails(shown),
      provider.advisors(shown),
      provider.portfolios(shown),
    ]);
    return { report, accountDetails, advisors, portfolios };
  });
  recordView(context, { section: 'account', accountId: request.account });
  return data;
}
