import type { GroupRow, Groups } from '#contracts/datasets/accounts.ts';
import { type ClientPeriod, defaultPeriods } from '#contracts/reports/report-choices.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';

export interface ShownGroups extends Groups {
  /** Over which the changes are. */
  readonly period: ClientPeriod;
  readonly hasReturns: boolean;
}

/** The order is the provider's: the largest first. */
export function selectGroups({ groups }: NeedsOf<'groups'>, { query, access }: Pick<ReportFrame, 'query' | 'access'>): ShownGroups {
  return { ...groups, period: query.period ?? defaultPeriods.clients, hasReturns: access === 'full' };
}

const maxNames = 3;

/** The first few members by name, and how many there are besides. */
export function namedMembers({ members, count }: Pick<GroupRow, 'members' | 'count'>): {
  readonly names: readonly string[];
  readonly more: number;
} {
  const names = members.slice(0, maxNames).map(({ name }) => name);
  return { names, more: count - names.length };
}
