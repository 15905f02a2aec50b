import { dayNumber } from '#finance/iso-date.ts';
import { committed } from '#finance/private-equity/programme-sums.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { fundValueHistory } from './fund-value-history.ts';
import { type PrivateFund, privateFunds } from './private-funds.ts';

/** A subject's private funds as they stood at the end of any day up to the as-of day: those promised to or paid into by then. */
export async function fundsOn(snapshot: Queries, subject: ReportSubject): Promise<(day: number) => PrivateFund[]> {
  const funds = await privateFunds(snapshot, subject);
  const valueOn = await fundValueHistory(snapshot, subject);
  return (day) =>
    funds.flatMap((fund) => {
      const commitments = fund.commitments.filter((one) => dayNumber(one.day) <= day);
      const flows = fund.position.flows.filter((flow) => flow.day <= day);
      if (commitments.length === 0 && flows.length === 0) return [];
      const position = { flows, commitment: committed(commitments), value: valueOn(day, fund.instrument.id) };
      return [{ ...fund, commitments, position }];
    });
}
