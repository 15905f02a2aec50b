import type { ReportDates } from '#contracts/datasets/accounts.ts';
import { seesAsClient } from '#domain/actor.ts';
import type { RequestContext } from '../../request-context.ts';
import { findSingleAccount } from '../portals/find-single-account.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

/** Days alone, which delegates of percentages are told too: those that a page may be asked for, and those among them on which something ended or was reported. */
export async function readReportDates(context: RequestContext, asked: ReportRequest): Promise<ReportDates> {
  const request = await ofHome(context, asked);
  return context.db.read(async (snapshot) =>
    context.provider(snapshot, context.actor).reportDates(await reportSubject(snapshot, context, { ...request, isReduced: true })),
  );
}

/** The home of a client with one account is about that. */
async function ofHome(context: RequestContext, request: ReportRequest): Promise<ReportRequest> {
  if (request.account !== undefined || request.portfolio !== undefined || !seesAsClient(context.actor)) return request;
  const account = await findSingleAccount(context);
  return account === null ? request : { ...request, account };
}
