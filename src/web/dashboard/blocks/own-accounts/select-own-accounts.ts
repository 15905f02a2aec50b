import type { OwnAccount, OwnAccounts } from '#contracts/datasets/lists.ts';
import { type ClientPeriod, defaultPeriods } from '#contracts/reports/report-choices.ts';
import type { ReportFrame } from '../block.tsx';

export interface ShownAccounts {
  readonly currency: string;
  /** Over which the changes are; null where returns are not shown. */
  readonly period: ClientPeriod | null;
  readonly rows: readonly ShownAccount[];
}

export interface ShownAccount extends OwnAccount {
  /** True when the value's currency differs from the total's, so that the row shows both. */
  readonly isForeign: boolean;
}

/** The order is the provider's: the largest first. */
export function selectOwnAccounts(
  { ownAccounts: { currency, rows } }: { readonly ownAccounts: OwnAccounts },
  { query, access }: Pick<ReportFrame, 'query' | 'access'>,
): ShownAccounts {
  return {
    currency,
    period: access === 'full' ? (query.period ?? defaultPeriods.clients) : null,
    rows: rows.map((row) => ({ ...row, isForeign: row.currency !== currency })),
  };
}
