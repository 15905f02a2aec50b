import type { ClientRow, Clients, FoundClients } from '#contracts/datasets/lists.ts';
import { type ClientPeriod, type ClientSort, clientSorts, defaultPeriods } from '#contracts/reports/report-choices.ts';
import { combineFigures, type Figure } from '#finance/figure.ts';
import type { ReportFrame } from '../block.tsx';
import { isFiltered } from './client-filters.ts';

export interface ShownClients extends Omit<Clients, 'rows'>, FoundClients {
  readonly rows: readonly ShownClient[];
  /** Numbers of the first and the last row among all that match, from one. */
  readonly first: number;
  readonly last: number;
  readonly pages: number;
  readonly period: ClientPeriod;
  readonly sort: ClientSort;
  readonly order: 'asc' | 'desc';
  readonly isFiltered: boolean;
  /** True when the list shows changes, comparisons and courses. */
  readonly hasReturns: boolean;
}

export interface ShownClient extends ClientRow {
  /** Return less the benchmark's, as a fraction. */
  readonly difference: Figure;
  /** The same as part of the longest bar, from −1 to 1; 0 when there is none. */
  readonly lean: number;
  readonly isNeverSignedIn: boolean;
  readonly flags: readonly ClientFlag[];
}

export type ClientFlag = 'refreshing' | 'stalePrices' | 'noExternalId' | 'noClient';

// A full bar is what nine in ten stay within, but never less than two points: one outlier shrinks no one, a calm month stays calm.
const longestBar = { share: 0.9, least: 0.02 };

/** The client list with what the eye needs beside each row. Without a choice: this year, the largest first. */
export function selectClients(
  { clients, foundClients }: { readonly clients: Clients; readonly foundClients: FoundClients },
  { query, access }: Pick<ReportFrame, 'query' | 'access'>,
): ShownClients {
  const { page, pageSize } = clients;
  const { count } = foundClients;
  const { period = defaultPeriods.clients } = query;
  const sort = clientSorts.find((each) => each === query.sort) ?? 'value';
  const compared = clients.rows.map((row) => ({
    row,
    difference: combineFigures(row.change.rate, row.change.benchmark, (own, benchmark) => own - benchmark),
  }));
  const scale = barScale(compared.flatMap(({ difference }) => (difference.available ? [Math.abs(difference.value)] : [])));
  return {
    ...clients,
    ...foundClients,
    rows: compared.map(({ row, difference }) => shownClient(row, difference, scale)),
    first: Math.min((page - 1) * pageSize + 1, count),
    last: Math.min(page * pageSize, count),
    pages: Math.max(1, Math.ceil(count / pageSize)),
    period,
    sort,
    order: query.order ?? firstOrder(sort),
    isFiltered: isFiltered(query),
    hasReturns: access === 'full',
  };
}

/** The order that a column is sorted in at first: names from the beginning, figures and days from the largest. */
export function firstOrder(sort: ClientSort): 'asc' | 'desc' {
  return sort === 'name' ? 'asc' : 'desc';
}

function shownClient(row: ClientRow, difference: Figure, scale: number): ShownClient {
  return {
    ...row,
    difference,
    lean: difference.available ? Math.min(Math.max(difference.value / scale, -1), 1) : 0,
    isNeverSignedIn: row.hasClient && row.lastLogin === null,
    flags: flagsOf(row),
  };
}

function flagsOf({ isRefreshing, stalePrices, externalId, portfolioTypes, hasClient }: ClientRow): readonly ClientFlag[] {
  const raised: Readonly<Record<ClientFlag, boolean>> = {
    refreshing: isRefreshing,
    stalePrices: stalePrices > 0,
    noExternalId: externalId === null && portfolioTypes.length === 0,
    noClient: !hasClient,
  };
  return (Object.keys(raised) as ClientFlag[]).filter((flag) => raised[flag]);
}

function barScale(sizes: readonly number[]): number {
  const place = Math.ceil(longestBar.share * (sizes.length - 1));
  return Math.max(sizes.toSorted((a, b) => a - b)[place] ?? 0, longestBar.least);
}
