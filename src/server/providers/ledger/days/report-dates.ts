import type { ReportDates } from '#contracts/datasets/accounts.ts';
import { addMonths, type IsoDate, isQuarterEnd, monthEnd } from '#finance/iso-date.ts';
import type { Queries } from '../../../db/queries.ts';
import { figureDays } from './figure-days.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getAccount } from '../clients/get-account.ts';
import { collectIds } from '../collect-ids.ts';

export async function reportDates(snapshot: Queries, subject: ReportSubject): Promise<ReportDates> {
  const { account, defaultDay } = subject;
  const days = await figureDays(snapshot, subject);
  const monthEnds = days ? monthEndsWithin(days) : [];
  return {
    days,
    defaultDay,
    monthEnds,
    quarterEnds: monthEnds.filter(isQuarterEnd),
    reported: account && days ? await reportedDays(snapshot, subject, days.last) : [],
  };
}

function monthEndsWithin({ first, last }: { readonly first: IsoDate; readonly last: IsoDate }): IsoDate[] {
  const ends: IsoDate[] = [];
  for (let end = monthEnd(last) === last ? last : monthEnd(addMonths(last, -1)); end >= first; end = monthEnd(addMonths(end, -1))) {
    ends.push(end);
  }
  return ends;
}

async function reportedDays(snapshot: Queries, subject: ReportSubject, through: IsoDate): Promise<IsoDate[]> {
  const account = getAccount(subject);
  const { portfolios } = subject;
  const reports = await snapshot.reportedValues.ofPortfolios(account.id, collectIds(portfolios), through);
  return [...new Set(reports.map(({ day }) => day))].sort().toReversed();
}
