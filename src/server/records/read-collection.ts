import { type Collection, isEmptiness, listFields } from '#collections/collection.ts';
import { listFieldsInLanguages } from '#collections/spoken-field.ts';
import {
  type CollectionPage,
  type GridPage,
  gridPageSize,
  type GridRow,
  newRecord,
  type RecordEvent,
  type ShownRecord,
} from '#contracts/records.ts';
import { type Actor, isAdministrator } from '#domain/actor.ts';
import { auditPolicy } from '#domain/audit/audit-policy.ts';
import { AppError } from '#domain/errors.ts';
import { abilities } from '#domain/policy.ts';
import { toTyped } from '#forms/answers.ts';
import type { Field } from '#forms/form.ts';
import { changedFields, listVisibleFields } from '#forms/fields-for.ts';
import { toAnswers } from '#forms/values.ts';
import { exportList } from '../operations/exports/export-list.ts';
import type { RequestContext } from '../request-context.ts';
import type { Bound, RecordContext } from './binding.ts';
import { requireBinding } from './bindings.ts';
import { gridQueryOf, listVisibleColumns } from './grid-query.ts';
import { noPanel, panelQueryOf } from './panel-query.ts';
import { isRestored } from './trash.ts';

const historySize = 50;
/** Each batch sorts all that is found anew: few large ones take less than many small ones. */
const batchSize = 10_000;

/**
 * The list of a collection, and the record that its address opens beside it.
 *
 * @throws AppError as `requireBinding`, `gridQueryOf` and `readRecord` do
 */
export async function readCollection(context: RecordContext, address: string, query: URLSearchParams): Promise<CollectionPage> {
  const grid = await readGrid(context, address, query);
  const open = query.get('open');
  if (open === null) return { grid, record: null };
  const record =
    open === newRecord
      ? await beginRecord(context, address, { from: query.get('from'), filters: grid.query.filters })
      : await readRecord(context, address, open, panelQueryOf(query));
  return { grid, record };
}

async function readGrid(context: RecordContext, address: string, asked: URLSearchParams): Promise<GridPage> {
  const { id, collection, source } = requireBinding(context.actor, address);
  const query = gridQueryOf(collection, context.actor, asked);
  const [{ rows, found, isMore = false, names = {} }, beside] = await Promise.all([
    source.list(context, { ...query, limit: gridPageSize, offset: (query.page - 1) * gridPageSize }),
    besideGrid(context, { id, collection, source }),
  ]);
  const columns = listVisibleColumns(
    collection,
    context.actor,
    collection.columns.map((column) => column.id),
  );
  const may = source.may(context.actor);
  return {
    collection: id,
    query,
    rows: rows.map((row) => only(row, columns)),
    found,
    isMore,
    names,
    pages: Math.max(1, Math.ceil(found / gridPageSize)),
    mayCreate: source.create !== undefined && !collection.readonly && !collection.below && may.create,
    bulk: collection.readonly ? [] : collection.bulk.filter((action) => (action === 'remove' ? may.remove : may.change)),
    ...beside,
  };
}

/** Reads the trash, the reader's saved views of the list, if they have started bulk actions, and the portals on which they may begin another record. */
async function besideGrid(
  { db, actor }: RecordContext,
  bound: ReturnType<typeof requireBinding>,
): Promise<Pick<GridPage, 'removed' | 'views' | 'portals' | 'hasBulkRuns'>> {
  const isBegunOnPortal = bound.collection.below === 'portal' && bound.source.may(actor).create;
  return db.read(async ({ bulkRows, portals, removedRecords, savedViews }) => ({
    portals: isBegunOnPortal ? (await portals.visible()).map(({ id, name }) => ({ id, name })) : [],
    removed: isRestored(bound, actor) ? await removedRecords.count(bound.id) : null,
    hasBulkRuns: bound.collection.bulk.length > 0 && (await bulkRows.any()),
    views: 'userId' in actor ? await savedViews.of(actor.userId, bound.id) : [],
  }));
}

const only = ({ cells, ...row }: GridRow, columns: readonly string[]): GridRow => ({
  ...row,
  cells: Object.fromEntries(columns.map((column) => [column, cells[column] ?? null])),
});

/**
 * All that is found, in batches for a file that may be long; told as a download before the first of it.
 *
 * @throws AppError as `requireBinding`, `gridQueryOf` and `exportList` do
 */
export async function readGridFile(
  context: RequestContext,
  address: string,
  asked: URLSearchParams,
  { size = batchSize, record }: { readonly size?: number; readonly record?: string } = {},
): Promise<AsyncIterable<readonly GridRow[]>> {
  const { id, collection, source } = requireBinding(context.actor, address);
  const query = { ...gridQueryOf(collection, context.actor, asked), ...(record !== undefined && { record }) };
  const columns = listVisibleColumns(
    collection,
    context.actor,
    collection.columns.map((column) => column.id),
  );
  async function* batches(): AsyncGenerator<readonly GridRow[]> {
    for (let offset = 0; ; offset += size) {
      const { rows } = await source.list(context, { ...query, limit: size, offset, isUncounted: true });
      yield rows.map((row) => only(row, columns));
      if (rows.length < size) return;
    }
  }
  return exportList(context, { section: 'office', file: `${id}.csv` }, batches);
}

/**
 * A record with what stands beside its form.
 *
 * @throws AppError as `requireBinding` and the operation that reads it do
 */
export async function readRecord(context: RecordContext, address: string, id: string, panel = noPanel): Promise<ShownRecord> {
  const { id: collectionId, collection, source } = requireBinding(context.actor, address);
  const { name, version, values, panels, offered = {}, copy = null } = await source.read(context, id, panel);
  const seen = listVisibleFields(fieldsOf(collection, context), isAdministrator(context.actor));
  const { mayChange, ...may } = abilitiesOf({ collection, source }, context.actor);
  return {
    collection: collectionId,
    id,
    name,
    version,
    typed: toTyped(seen, toAnswers(values)),
    seen: idsOf(seen),
    changed: mayChange ? await changedOf(context, source, { id, seen }) : [],
    panels,
    offered,
    copy,
    today: context.today,
    ...may,
    history: await historyOf(context, { kind: collection.target, id }, new Set(seen.map((field) => field.id))),
  };
}

/** The fields of a collection in the languages of the variant, its first one before the others. */
function fieldsOf(collection: Collection, { variant }: RecordContext): readonly Field[] {
  return listFieldsInLanguages(listFields(collection), variant.locales);
}

function abilitiesOf({ collection, source }: Bound, actor: Actor) {
  const { change, create, remove } = source.may(actor);
  const isChanged = !collection.readonly;
  return {
    mayChange: source.change !== undefined && isChanged && change,
    mayCopy: collection.copied && source.create !== undefined && create,
    mayRemove: source.remove !== undefined && isChanged && remove,
    mayPublish: source.publish !== undefined && isChanged && change,
  };
}

async function changedOf(
  context: RecordContext,
  { fixed }: Bound['source'],
  { id, seen }: { readonly id: string; readonly seen: readonly Field[] },
) {
  const stays: readonly string[] = (await fixed?.(context, id)) ?? [];
  return idsOf(changedFields(seen, isAdministrator(context.actor))).filter((field) => !stays.includes(field));
}

/** The values that another one begins with: those of a record that it copies, the one that it stands below, and those that its list is filtered by. */
export interface Beginning {
  readonly from?: string | null;
  readonly below?: string | null;
  readonly filters?: Readonly<Record<string, string>>;
}

/**
 * Another one, empty or with what it begins with.
 *
 * @throws AppError as `requireBinding` and the operations that read it or begin it do; `page-not-found` for one that stands below nothing
 */
export async function beginRecord(
  context: RecordContext,
  address: string,
  { from = null, below = null, filters = {} }: Beginning,
): Promise<ShownRecord> {
  const { id: collection, source, ...bound } = requireBinding(context.actor, address);
  if (bound.collection.below && below === null) throw new AppError('page-not-found');
  const { values, offered = {} } = await begun(context, source, { copied: bound.collection.copied ? from : null, below });
  const fields = changedFields(fieldsOf(bound.collection, context), isAdministrator(context.actor));
  const may = source.create !== undefined && source.may(context.actor).create;
  return {
    ...notYetCreated,
    today: context.today,
    collection,
    typed: {
      ...filteredValues(fields, filters),
      // Two records have no address in common.
      ...toTyped(
        fields.filter(({ id, kind }) => kind !== 'slug' && (values[id] ?? null) !== null),
        toAnswers(values),
      ),
    },
    seen: idsOf(fields),
    changed: may ? idsOf(fields) : [],
    offered,
  };
}

/** Returns what a list is filtered by, for the fields that choose one record or option. */
function filteredValues(fields: readonly Field[], filters: Readonly<Record<string, string>>): Record<string, string> {
  const chosen = fields.filter(({ id, kind }) => (kind === 'record' || kind === 'select') && !isEmptiness(filters[id]));
  return Object.fromEntries(chosen.flatMap(({ id }) => (filters[id] === undefined ? [] : [[id, filters[id]]])));
}

const notYetCreated = {
  id: null,
  name: null,
  version: null,
  panels: {},
  history: [],
  mayCopy: false,
  mayRemove: false,
  mayPublish: false,
} as const satisfies Partial<ShownRecord>;

async function begun(
  context: RecordContext,
  source: Bound['source'],
  { copied, below }: { readonly copied: string | null; readonly below: string | null },
) {
  if (copied !== null) return source.read(context, copied, noPanel);
  return source.begin ? source.begin(context, below) : { values: {}, offered: {} };
}

const idsOf = (fields: readonly { readonly id: string }[]) => fields.map(({ id }) => id);

/** Lists the changes of a record, the newest first, as far as the reader may read the trail; fields that they do not see are left out. */
async function historyOf(
  { actor, db, variant }: RecordContext,
  { kind, id }: { readonly kind: Collection['target']; readonly id: string },
  seen: ReadonlySet<string>,
): Promise<RecordEvent[]> {
  if (kind === null || !abilities(auditPolicy, actor, {}).read) return [];
  const events = await db.read(({ auditEvents }) => auditEvents.about({ kind, id, timeZone: variant.timeZone, limit: historySize }));
  const told = (facts: RecordEvent['before']) => facts && Object.fromEntries(Object.entries(facts).filter(([name]) => seen.has(name)));
  return events.map(({ before, after, ...event }) => ({ ...event, before: told(before), after: told(after) }));
}
