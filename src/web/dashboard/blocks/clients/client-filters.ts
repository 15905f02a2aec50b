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

/** What takes every filter of the list away and leaves its order, its period and the day. */
export const noClientFilter: Readonly<Record<(typeof filters)[number], undefined>> = {
  find: undefined,
  letter: undefined,
  type: undefined,
  group: undefined,
  accessGroup: undefined,
  unlinked: undefined,
  attention: undefined,
};

/** Whether the list leaves anyone out. */
export function isFiltered(query: ReportQuery): boolean {
  return filters.some((filter) => Boolean(query[filter]));
}
