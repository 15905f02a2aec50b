import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { ReportFrame } from './blocks/block.tsx';

/** What a link changes of the page's query; `undefined` takes a key away. */
export type QueryChanges = { readonly [Key in keyof ReportQuery]?: ReportQuery[Key] | undefined };

/** The page's own address with some of its query changed and the rest kept. It leads to the first page unless it names one. */
export function reportAddress({ path, query }: Pick<ReportFrame, 'path' | 'query'>, changes: QueryChanges): string {
  return addressOf(path, { ...query, page: undefined, ...changes });
}

/** The address of another page of the same portal, `account/12`, on the day that this one was asked for. */
export function portalAddress({ path, query }: Pick<ReportFrame, 'path' | 'query'>, page: string): string {
  const portal = path.split('/').slice(0, 3).join('/');
  return addressOf(`${portal}/${page}`, { date: query.date });
}

function addressOf(path: string, query: QueryChanges): string {
  const kept = Object.entries(query).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]]));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}

/** The page of the portfolio from a page below it, `…/funds/12`, with the same day and range. */
export function parentAddress({ path, query }: Pick<ReportFrame, 'path' | 'query'>, changes: QueryChanges): string {
  return addressOf(path.split('/').slice(0, 5).join('/'), { ...query, page: undefined, ...changes });
}

/** Where the page's own resource is, `explain/value` or `holdings.csv`, of the same day, range and filters. */
export function resourceAddress({ path, query }: Pick<ReportFrame, 'path' | 'query'>, resource: string): string {
  return addressOf(`${path}/${resource}`, { ...query, tab: undefined, page: undefined });
}
