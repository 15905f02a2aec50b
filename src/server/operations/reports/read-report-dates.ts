import type { ReportDates } from '#contracts/datasets/accounts.ts';
import type { Visit } from '../../visit.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

/** Days alone, which delegates of percentages are told too: those that a page may be asked for, and those among them on which something ended or was reported. */
export async function readReportDates(visit: Visit, request: ReportRequest): Promise<ReportDates> {
  return visit.db.read(async (snapshot) =>
    visit.provider(snapshot, visit.actor).reportDates(await reportSubject(snapshot, visit, { ...request, isReduced: true })),
  );
}
