import { href } from 'react-router';
import { type Collection, firstOrder } from '#collections/collection.ts';
import { collections, type CollectionId } from '#collections/registry.ts';
import type { GridQuery } from '#contracts/records.ts';

/** The part of a list's address that describes the record beside it. */
export interface Opened {
  readonly open?: string | undefined;
  /** The record whose values another one begins with. */
  readonly from?: string | undefined;
  readonly tab?: string | undefined;
}

/** The list of a collection as it is asked for, with what is open beside it. What goes without saying stands nowhere in it. */
export function listAddress(collection: CollectionId, { open, from, tab, ...query }: Partial<GridQuery> & Opened): string {
  return withQuery(href('/admin/:collection', { collection }), { ...queryPart(collection, query), open, from, tab });
}

/** A list as it was kept. */
export function viewAddress(collection: CollectionId, query: string): string {
  const path = href('/admin/:collection', { collection });
  return query === '' ? path : `${path}?${query}`;
}

/** The file of what a list finds. */
export function fileAddress(collection: CollectionId, { page: _page, ...query }: GridQuery): string {
  return withQuery(`${href('/admin/:collection', { collection })}.csv`, queryPart(collection, query));
}

/** Returns the query of the list without default values. */
export function queryPart(collection: CollectionId, query: Partial<GridQuery>): Readonly<Record<string, string | undefined>> {
  const { find, sort, order, filters, page } = query;
  const definition: Collection = collections[collection];
  return {
    find: find ?? undefined,
    sort: sort === definition.sort[0] ? undefined : sort,
    order: order === firstOrder(definition) ? undefined : order,
    ...filters,
    page: page === undefined || page === 1 ? undefined : String(page),
  };
}

function withQuery(path: string, parts: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined && part[1] !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** Returns true when two addresses differ only in the tab of the open record, which has already loaded. */
export function isOnlyAnotherTab(from: URL, to: URL): boolean {
  return from.href !== to.href && isSameRecord(from, to) && rest(from) === rest(to);
}

/** Returns true when the same record stays open. */
export function isSameRecord(from: Pick<URL, 'pathname' | 'search'>, to: Pick<URL, 'pathname' | 'search'>): boolean {
  return from.pathname === to.pathname && openIn(from) === openIn(to);
}

const openIn = ({ search }: Pick<URL, 'search'>) => new URLSearchParams(search).get('open');

function rest({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  others.delete('tab');
  others.sort();
  return `${pathname}?${others.toString()}`;
}
