import type { ReportSection } from '#contracts/reports/report.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { ReportFrame } from './blocks/block.tsx';

/** The changes of a link to the page's query; `undefined` removes a key. */
export type QueryChanges = { readonly [Key in keyof ReportQuery]?: ReportQuery[Key] | undefined };

/** The path, the query and the section of a page. */
type Standing = Pick<ReportFrame, 'path' | 'query'> & { readonly section?: ReportSection };

/** The page's own address with some of its query changed and the rest kept. It leads to the first page unless it names one. */
export function reportAddress({ query, ...standing }: Standing, changes: QueryChanges): string {
  return addressOf(sectionPath(standing), { ...query, page: undefined, ...changes });
}

/** The address of a section of the page without a question. */
export function sectionPath({ path, section = 'summary' }: Omit<Standing, 'query'>): string {
  return section === 'summary' ? path : `${path}/${section}`;
}

/** Another section of the page, of the same day and period. */
export function sectionAddress({ path, query: { date, range, from, to } }: Standing, section: ReportSection): string {
  return addressOf(sectionPath({ path, section }), { date, range, from, to });
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

/**
 * Returns the path of the overview, of an account or of a portfolio from the path of a page of it: a section, a fund, a contract note. Addresses below
 * it begin with that path, `…/edit-holdings`.
 */
export function pathOfReport(path: string): string {
  return path.split('/').slice(0, 5).join('/').replace(/\/$/, '');
}

/** The page of the portfolio from a page below it, `…/funds/12`, with the same day and range. */
export function parentAddress({ path, query }: Pick<ReportFrame, 'path' | 'query'>, changes: QueryChanges): string {
  return addressOf(pathOfReport(path), { ...query, page: undefined, ...changes });
}

/** Returns the address of a page's resource, `explain/value` or `holdings.csv`, with the same day, range and filters. */
export function resourceAddress({ path, query }: Pick<ReportFrame, 'path' | 'query'>, resource: string): string {
  return addressOf(`${path}/${resource}`, { ...query, tab: undefined, page: undefined });
}
