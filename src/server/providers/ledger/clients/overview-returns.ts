import type { AccountReturns, OverviewReturns } from '#contracts/datasets/accounts.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { AccountSnapshot } from '../../../db/queries/figures/account-snapshots.ts';
import type { Account } from '../../../db/queries/clients/accounts.ts';
import type { FigureReach } from '../../../db/queries/figures/figure-states.ts';
import type { Queries } from '../../../db/queries.ts';
import { shownChanges } from '#contracts/datasets/returns.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { namesInProblems, whyMissing } from '../why-missing.ts';

/** From the cross-section: what its day says of each account, the last one on or before the chosen day. */
export async function overviewReturns(snapshot: Queries, { portal, account, asOf }: ReportSubject): Promise<OverviewReturns> {
  const ids = account ? [account.id] : await snapshot.portals.visibleAccountIds(portal.id);
  const accounts = await snapshot.accounts.byIds(ids);
  const reach = await snapshot.figureStates.reach(ids, false);
  const names = await namesInProblems(snapshot, reach.values());
  const stored = await snapshot.accountSnapshots.lastOn(ids, asOf);
  const rows = accounts.map((one) => {
    const missing = (day: IsoDate) => whyMissing(reach.get(one.id), day, names);
    return rowOf(one, stored.get(one.id), { reach: reach.get(one.id), asOf, missing });
  });
  return { asOf, rows: rows.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

interface Around {
  readonly reach: FigureReach | undefined;
  readonly asOf: IsoDate;
  readonly missing: (day: IsoDate) => Figure<never>;
}

function rowOf({ id, name, currency }: Account, stored: AccountSnapshot | undefined, { asOf, missing }: Around): AccountReturns {
  const day = stored?.day ?? null;
  const why = missing(day ?? asOf);
  return {
    accountId: id,
    name,
    currency,
    day,
    value: known(stored?.value, why),
    changes: shownChanges.map((span) => {
      const change = stored?.changes[span];
      const reason = stored ? unavailable('too-short') : why;
      const hasGain = typeof change?.gain === 'number';
      return {
        span,
        gain: known(change?.gain, reason),
        rate: known(change?.return, hasGain ? unavailable('no-new-price') : reason),
        benchmark: known(change?.benchmark, stored ? unavailable('no-benchmark') : why),
      };
    }),
  };
}

function known(value: number | null | undefined, why: Figure<never>): Figure {
  return value === null || value === undefined ? why : available(value);
}
