import type { GridRow, Offered } from '#contracts/records.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { AuditAction, AuditFacts, AuditTarget, CreatingAction } from '#domain/audit/audit-event.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize, type Policy } from '#domain/policy.ts';
import type { Field } from '#forms/form.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import type { ListQuery } from '../../db/list-query.ts';
import type { RequestContext } from '../../request-context.ts';
import { changeOfRecord, createdFacts, collectFacts, type VersionedValues } from '../change-of-record.ts';
import { once } from '../idempotency/once.ts';

type Asking = Pick<RequestContext, 'actor' | 'db'> & Partial<Pick<RequestContext, 'requestRefresh'>>;

interface Named {
  readonly name: string;
}

/** The database operations on the rows of such a noun. */
export interface NounTable<Values> {
  readonly page: (
    query: ListQuery,
  ) => Promise<{ readonly rows: readonly ({ readonly id: string } & GridRow['cells'])[]; readonly found: number }>;
  readonly find: (id: string) => Promise<VersionedValues<Values> | null>;
  readonly isNameTaken?: (name: string, besides: string | null) => Promise<boolean>;
  /** Until the end of the transaction no one else makes or changes one. */
  readonly lock: () => Promise<void>;
  readonly insert: (values: Values, id?: string) => Promise<string>;
  /** Its version from then on. */
  readonly set: (id: string, values: Values) => Promise<number>;
  readonly delete: (id: string) => Promise<void>;
}

/** A noun that administrators keep a list of, with a name of its own for each and nothing that happens beside. */
export interface OfficeNoun<Values extends Named> {
  readonly collection: string;
  readonly target: AuditTarget;
  readonly policy: Policy<object, 'read' | 'edit'>;
  readonly fields: readonly Field[];
  readonly actions: {
    /** Absent where none is made by hand. */
    readonly made?: CreatingAction;
  } & Readonly<Record<'changed' | 'deleted' | 'restored', AuditAction>>;
  readonly notFound: ErrorCode;
  /** Absent where several may have the same name. */
  readonly nameTaken?: ErrorCode;
  readonly table: (queries: Queries) => NounTable<Values>;
  /** The options of its fields that the definition does not list, of a record or of a new one. */
  readonly offered?: (queries: Queries, id: string | null) => Promise<Offered>;
  /** Completes the values of a form before they are kept; `id` is null for a new record. */
  readonly prepare?: (tx: Transaction, values: Values, id: string | null) => Promise<Values>;
  /** Refuses what it may not say; `id` is null for a new record. */
  readonly refuse?: (tx: Transaction, values: Values, id: string | null) => Promise<void>;
  /** Does what follows from a change. */
  readonly changed?: (tx: Transaction, context: Asking, id: string) => Promise<void>;
  /** Keeps what belongs to a record in the trash beside its values, and brings that back. */
  readonly besides?: {
    readonly keep: (tx: Transaction, id: string) => Promise<object>;
    readonly bring: (tx: Transaction, id: string, kept: object) => Promise<void>;
  };
  /** Refuses to delete what something refers to. */
  readonly refuseRemoval: (tx: Transaction, id: string) => Promise<void>;
  /** Returns the deleted values, without references to records that no longer exist. */
  readonly restored?: (tx: Transaction, values: Values) => Promise<Values>;
}

/**
 * The operations of such a noun: each for administrators alone, who else asks is told that there is none.
 *
 * @throws AppError `page-not-found`, the noun's `notFound` and `nameTaken`, `not-in-trash`, and as `refuse` and `refuseRemoval` do
 */
export function officeList<Values extends Named>(noun: OfficeNoun<Values>) {
  const { policy, notFound, table, offered = async () => ({}) } = noun;
  return {
    async list({ actor, db }: Asking, query: ListQuery): Promise<{ readonly rows: GridRow[]; readonly found: number }> {
      authorize({ policy, action: 'read', notFound: 'page-not-found' }, actor, {});
      const { rows, found } = await db.read((snapshot) => table(snapshot).page(query));
      return { rows: rows.map(({ id, ...cells }) => ({ id, cells: { ...cells, id } })), found };
    },
    async read({ actor, db }: Asking, id: string) {
      return db.read(async (snapshot) => {
        const stored = isId(id) ? await table(snapshot).find(id) : null;
        authorize({ policy, action: 'read', notFound }, actor, stored);
        return { ...stored, name: stored.values.name, panels: {}, offered: await offered(snapshot, id) };
      });
    },
    async begin({ actor, db }: Asking) {
      authorize({ policy, action: 'edit', notFound: 'page-not-found' }, actor, {});
      return { values: {}, offered: await db.read((snapshot) => offered(snapshot, null)) };
    },
    ...changes(noun),
    ...trash(noun),
  };
}

/** @throws AppError the noun's `nameTaken`, by another than `id`, and as its `refuse` does */
async function refuse<Values extends Named>(noun: OfficeNoun<Values>, tx: Transaction, values: Values, id: string | null): Promise<void> {
  const { nameTaken } = noun;
  if (nameTaken && (await noun.table(tx).isNameTaken?.(values.name, id))) throw new AppError(nameTaken);
  await noun.refuse?.(tx, values, id);
}

/** Does something about one of them, which no one else changes until the transaction ends. */
export function holding<Values extends Named>({ policy, notFound, table }: OfficeNoun<Values>) {
  return async <Result>(
    { actor, db }: Asking,
    id: string,
    work: (tx: Transaction, stored: VersionedValues<Values>) => Promise<Result>,
  ): Promise<Result> => {
    authorize({ policy, action: 'edit', notFound }, actor, {});
    return db.write(async (tx) => {
      await table(tx).lock();
      const stored = isId(id) ? await table(tx).find(id) : null;
      authorize({ policy, action: 'edit', notFound }, actor, stored);
      return work(tx, stored);
    });
  };
}

/** The longest text stored in the audit trail, in characters. */
const longestFact = 1000;

function shortened(facts: AuditFacts): AuditFacts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' && fact.length > longestFact ? `${fact.slice(0, longestFact)}…` : fact,
    ]),
  );
}

function changes<Values extends Named>(noun: OfficeNoun<Values>) {
  const { target: kind, policy, fields, actions, table } = noun;
  const held = holding(noun);
  return {
    async create({ actor, db }: Asking, values: Values, { key }: { readonly key: string }): Promise<string> {
      authorize({ policy, action: 'edit', notFound: 'page-not-found' }, actor, {});
      const { made } = actions;
      if (made === undefined) throw new AppError('page-not-found');
      return db.write((tx) =>
        once(tx, { by: actor, action: made, key, payload: values }, async () => {
          await table(tx).lock();
          const kept = (await noun.prepare?.(tx, values, null)) ?? values;
          await refuse(noun, tx, kept, null);
          const id = await table(tx).insert(kept);
          tx.audit.add({ action: made, target: { kind, id }, after: shortened(createdFacts(fields, kept)) });
          return id;
        }),
      );
    },
    async change(context: Asking, id: string, wanted: VersionedValues<Values>): Promise<Saved | Conflict<string>> {
      return held(context, id, async (tx, stored) => {
        const values = (await noun.prepare?.(tx, wanted.values, id)) ?? wanted.values;
        const change = changeOfRecord(fields, stored, { version: wanted.version, values });
        if (!('before' in change)) return change;
        await refuse(noun, tx, values, id);
        const version = await table(tx).set(id, values);
        await noun.changed?.(tx, context, id);
        tx.audit.add({ action: actions.changed, target: { kind, id }, before: shortened(change.before), after: shortened(change.after) });
        return { done: 'saved' as const, version };
      });
    },
  };
}

function trash<Values extends Named>(noun: OfficeNoun<Values>) {
  const { collection, target: kind, policy, fields, actions, table } = noun;
  const held = holding(noun);
  return {
    async remove(context: Asking, id: string): Promise<null> {
      return held(context, id, async (tx, { values }) => {
        await noun.refuseRemoval(tx, id);
        const besides = await noun.besides?.keep(tx, id);
        await table(tx).delete(id);
        const by = 'userId' in context.actor ? context.actor.userId : null;
        await tx.removedRecords.add({ collection, id, name: values.name, content: { ...values, ...besides } }, by);
        tx.audit.add({ action: actions.deleted, target: { kind, id }, before: shortened(collectFacts(fields, values)) });
        return null;
      });
    },
    async restore({ actor, db }: Asking, id: string): Promise<void> {
      authorize({ policy, action: 'edit', notFound: 'page-not-found' }, actor, {});
      await db.write(async (tx) => {
        await table(tx).lock();
        // What was put there is of this noun's values.
        const removed = isId(id) ? ((await tx.removedRecords.take(collection, id)) as Values | null) : null;
        if (!removed) throw new AppError('not-in-trash');
        const known = (await noun.restored?.(tx, removed)) ?? removed;
        const values = (await noun.prepare?.(tx, known, id)) ?? known;
        await refuse(noun, tx, values, null);
        await table(tx).insert(values, id);
        await noun.besides?.bring(tx, id, removed);
        tx.audit.add({ action: actions.restored, target: { kind, id }, after: shortened(createdFacts(fields, values)) });
      });
    },
  };
}
