import { type Collection, listFields } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import { maxChoices, type OfferedRecord } from '#contracts/records.ts';
import { AppError } from '#domain/errors.ts';
import type { RecordContext } from './binding.ts';
import { requireBinding } from './bindings.ts';
import { gridQueryOf } from './grid-query.ts';

/** The collections that fields of forms look in. */
const lookedIn = new Set(
  Object.values<Collection>(collections).flatMap((each) =>
    listFields(each).flatMap((field) => (field.kind === 'records' ? (field.from ?? []) : [])),
  ),
);

/**
 * The records of a collection that a field offers, by name: found by words, by the exact value of a filter, by having one or by having none.
 *
 * @throws AppError as `requireBinding`, `gridQueryOf` and the operation that lists them do; `page-not-found` for a collection that no field looks in
 */
export async function readChoices(context: RecordContext, address: string, asked: URLSearchParams): Promise<OfferedRecord[]> {
  const { collection, source } = requireBinding(context.actor, address);
  if (!lookedIn.has(address)) throw new AppError('page-not-found');
  const { find, sort, filters } = gridQueryOf(collection, context.actor, asked);
  const [{ id: name }] = collection.columns;
  const byName = collection.sort.includes(name) ? name : sort;
  const { rows } = await source.list(context, { find, filters, sort: byName, order: 'asc', limit: maxChoices, offset: 0 });
  return rows.map(({ id, cells }) => ({ value: id, label: String(cells[name] ?? id) }));
}
