import type { OwnAccounts } from '#contracts/datasets/lists.ts';
import { type ClientPeriod, defaultPeriods } from '#contracts/reports/report-choices.ts';
import type { Figure } from '#finance/figure.ts';
import type { ReportFrame } from '../block.tsx';

export interface ShownOwnTotal {
  readonly currency: string;
  readonly accounts: number;
  readonly total: Figure;
  /** Null where returns are not shown. */
  readonly change: { readonly period: ClientPeriod; readonly gain: Figure; readonly rate: Figure } | null;
}

/** All accounts as one. */
export function selectOwnTotal(
  { ownAccounts: { currency, total, change, rows } }: { readonly ownAccounts: OwnAccounts },
  { query, access }: Pick<ReportFrame, 'query' | 'access'>,
): ShownOwnTotal {
  const period = query.period ?? defaultPeriods.clients;
  return { currency, accounts: rows.length, total, change: access === 'full' ? { period, ...change } : null };
}
