import type { ReportQuery } from '#contracts/reports/report-query.ts';

const filters = [
  'find',
  'letter',
  'type',
  'group',
  'accessGroup',
  'unlinked',
  'attention',
] as const satisfies readonly (keyof ReportQuery)[];

/** The query values that clear every filter of the list but keep its order, its period and the day. */
export const noClientFilter: Readonly<Record<(typeof filters)[number], undefined>> = {
  find: undefined,
  letter: undefined,
  type: undefined,
  group: undefined,
  accessGroup: undefined,
  unlinked: undefined,
  attention: undefined,
};

/** Returns true when a filter may hide clients. */
export function isFiltered(query: ReportQuery): boolean {
  return filters.some((filter) => Boolean(query[filter]));
}
