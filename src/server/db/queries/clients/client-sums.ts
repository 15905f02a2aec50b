import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import {
  ClientListQuery,
  hasCashDrag,
  hasDrift,
  hasFailedInvitation,
  hasLedger,
  hasOpenBreaks,
  isOutOfReach,
  isReviewDue,
} from '../../client-list-query.ts';
import { type ClientSection, clientSection, type SectionQuery } from './client-section.ts';

/** Sums in the wanted currency of those that have a value and a rate. */
export interface ClientSums {
  readonly asOf: IsoDate | null;
  readonly clients: number;
  readonly assets: number | null;
  /** Mean of the accounts' returns of the calendar year so far, weighted by what they were worth when it began. */
  readonly yearReturn: number | null;
  /** Since the beginning of the calendar quarter. */
  readonly paidIn: number;
  readonly paidOut: number;
  /** The number of accounts with a return and a benchmark of the year so far, and of those that are ahead. */
  readonly compared: number;
  readonly ahead: number;
  /** Sums over all private funds; null without any. */
  readonly committed: number | null;
  readonly called: number | null;
  readonly recallable: number | null;
  /** Within the last thirty days, whatever day is shown. */
  readonly signedInLately: number;
  readonly neverSignedIn: number;
  readonly withoutExternalId: number;
  readonly stalePrices: number;
  readonly notAvailable: number;
  readonly drift: number;
  readonly cashDrag: number;
  readonly failedInvitation: number;
  readonly openBreaks: number;
  readonly reviewDue: number;
}

const figures = [
  'value',
  'currency',
  'gain_ytd',
  'return_ytd',
  'benchmark_ytd',
  'paid_in',
  'paid_out',
  'paid_in_ytd',
  'paid_out_ytd',
  'stale_prices',
  'fund_commitment',
  'fund_called',
  'fund_recallable',
];

async function sumsOf(connection: PoolClient, portalId: string, section: ClientSection): Promise<Omit<ClientSums, 'asOf'> | undefined> {
  const question = new ClientListQuery(portalId, section);
  // On the evening before the quarter every account that had begun has a line.
  const text = `
    with valued as (
      select *, value * fx as worth, return_ytd as return, benchmark_ytd as benchmark,
             greatest(value - gain_ytd - paid_in_ytd + paid_out_ytd, 0) * fx as opening,
             (paid_in - coalesce(compared_paid_in, 0)) * fx as came, (paid_out - coalesce(compared_paid_out, 0)) * fx as went
        from (select *, ${question.fx()} as fx from ${question.everybody(figures)}) everybody)
    select count(*)::integer as clients, sum(worth) as assets,
           sum(return * opening) / nullif(sum(opening) filter (where return is not null), 0) as "yearReturn",
           coalesce(sum(came), 0) as "paidIn", coalesce(sum(went), 0) as "paidOut",
           (count(*) filter (where return is not null and benchmark is not null))::integer as compared,
           (count(*) filter (where return > benchmark))::integer as ahead,
           sum(fund_commitment * fx) as committed, sum(fund_called * fx) as called, sum(fund_recallable * fx) as recallable,
           (count(*) filter (where last_login_at >= now() - interval '30 days'))::integer as "signedInLately",
           (count(*) filter (where has_client and last_login_at is null))::integer as "neverSignedIn",
           (count(*) filter (where ${isOutOfReach}))::integer as "withoutExternalId",
           (count(*) filter (where stale_prices > 0))::integer as "stalePrices",
           (count(*) filter (where worth is null and ${hasLedger}))::integer as "notAvailable",
           (count(*) filter (where ${hasDrift}))::integer as drift,
           (count(*) filter (where ${hasCashDrag}))::integer as "cashDrag",
           (count(*) filter (where ${hasFailedInvitation}))::integer as "failedInvitation",
           (count(*) filter (where ${hasOpenBreaks}))::integer as "openBreaks",
           (count(*) filter (where ${isReviewDue}))::integer as "reviewDue"
      from valued everybody`;
  const [sums] = await question.ask<Omit<ClientSums, 'asOf'>>(connection, text, section.quarterOpening);
  return sums;
}

export function clientSums(connection: PoolClient) {
  return {
    /** All accounts that the actor may see on a portal, summed up. */
    async of(query: SectionQuery): Promise<ClientSums> {
      const section = await clientSection(connection, query);
      const sums = await sumsOf(connection, query.portalId, section);
      if (!sums) throw new Error('Sums came without a row.');
      return { asOf: section.lastDay, ...sums };
    },
  };
}
