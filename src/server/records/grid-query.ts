import * as z from 'zod';
import { type Collection, listFields, type Filter, firstOrder, isEmptiness } from '#collections/collection.ts';
import type { GridQuery } from '#contracts/records.ts';
import { type Actor, isAdministrator } from '#domain/actor.ts';
import { isId } from '#domain/is-id.ts';
import { listVisibleFields } from '#forms/fields-for.ts';
import { parseQuery } from '../operations/parse-query.ts';

export const findWords = z
  .string()
  .max(100)
  .refine((value) => !value.includes('\0'))
  .optional();
export const pageNumber = z.coerce.number().int().min(1).max(100_000).optional();

/** The parts of a list's address beside its filters. */
const named = { find: findWords, order: z.enum(['asc', 'desc']).optional(), page: pageNumber };

/**
 * Parses the query of a list from its address, restricted to an allow-list by its definition. The list cannot be sorted by columns that the reader does not
 * see.
 *
 * @throws AppError `query-not-understood`
 */
export function gridQueryOf(collection: Collection, actor: Actor, address: URLSearchParams): GridQuery {
  const sorts = listVisibleColumns(collection, actor, collection.sort);
  const filters = Object.fromEntries(collection.filters.map((filter) => [filter.id, valueOf(filter).optional()]));
  const schema = z.object({ ...filters, ...named, sort: z.enum(sorts).optional() });
  const asked: Readonly<Record<string, unknown>> = parseQuery(schema, address);
  const { find, order, page, sort } = asked as { find?: string; order?: 'asc' | 'desc'; page?: number; sort?: string };
  const set = collection.filters.flatMap(({ id }) => (typeof asked[id] === 'string' ? [[id, asked[id]] as const] : []));
  return {
    find: find ?? null,
    sort: sort ?? collection.sort[0],
    order: order ?? firstOrder(collection),
    page: page ?? 1,
    filters: Object.fromEntries(set),
  };
}

/** Reads the value of a filter: one of its choices, exactly this record, none or any. */
function valueOf({ options, mayBeEmpty = false }: Filter) {
  return options ? z.enum(options) : z.string().refine((value) => isId(value) || (mayBeEmpty && isEmptiness(value)));
}

/** Returns those of these columns that the reader sees: all except those with the id of a field hidden from the reader. */
export function listVisibleColumns(collection: Collection, actor: Actor, ids: readonly string[]): string[] {
  const fields = listFields(collection);
  const seen = new Set(listVisibleFields(fields, isAdministrator(actor)).map(({ id }) => id));
  return ids.filter((id) => seen.has(id) || fields.every((field) => field.id !== id));
}
