import type { ReportDates } from '#contracts/datasets/accounts.ts';
import type { Visit } from '../../visit.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

/** The days that a page may be asked for, and those among them on which something ended or was reported. */
export async function readReportDates(visit: Visit, request: ReportRequest): Promise<ReportDates> {
  return visit.db.read(async (snapshot) =>
    visit.provider(snapshot, visit.actor).reportDates(await reportSubject(snapshot, visit, request)),
  );
}
