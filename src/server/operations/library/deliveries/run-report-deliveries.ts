import { AppError } from '#domain/errors.ts';
import type { Database } from '../../../db/database.ts';
import type { DueLine } from '../../../db/queries/library/delivery-lines.ts';
import type { JobPerson } from '../../../jobs/open-job-context.ts';
import type { RequestContext } from '../../../request-context.ts';
import { putReportInLibrary } from '../../reports/put-report-in-library.ts';
import { sendDueLines } from './run-deliveries.ts';

interface RunningReports extends Pick<Parameters<typeof sendDueLines>[0], 'onFailure'> {
  readonly db: Database;
  readonly contextAs: (person: JobPerson) => Promise<RequestContext>;
  /** True once the process is about to end: what is left waits for the next one. */
  readonly isStopping: () => boolean;
}

/** A report takes seconds to print: the job looks often whether its sender has stopped it. */
const reportsAtOnce = 10;

/** Prints the report of each client of a delivery of reports, as its sender and in the client's language, and puts it in the client's library. */
export async function runReportDeliveries({ contextAs, isStopping, ...running }: RunningReports): Promise<{ readonly sent: number }> {
  const send = async ({ role, sentBy, portalId, accountId, details, delivery, line }: DueLine) => {
    if (isStopping() || details.effectiveDate === null) throw new AppError('delivery-ended');
    const context = await contextAs({ actor: { kind: role, userId: sentBy }, portalId });
    await putReportInLibrary(context, { account: accountId, query: { date: details.effectiveDate } }, { delivery, line });
  };
  return sendDueLines({ ...running, kind: 'report', atOnce: reportsAtOnce, send });
}
