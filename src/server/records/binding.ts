import type { Collection, FieldsOf } from '#collections/collection.ts';
import type { Asked } from '#contracts/people/access-groups.ts';
import type { Created, GridRow, Offered, PanelData, PanelId, PanelQuery } from '#contracts/records.ts';
import type { LibraryCopy } from '#contracts/library-copy.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { Actor } from '#domain/actor.ts';
import { abilities, type Policy } from '#domain/policy.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { ListQuery } from '../db/list-query.ts';
import type { VersionedValues } from '../operations/change-of-record.ts';
import type { RequestContext } from '../request-context.ts';

export type RecordContext = Pick<
  RequestContext,
  | 'actor'
  | 'db'
  | 'signedIn'
  | 'auth'
  | 'portal'
  | 'variant'
  | 'today'
  | 'locale'
  | 'texts'
  | 'files'
  | 'requestDelivery'
  | 'requestRefresh'
>;

/** The values of a definition by its fields; of any collection, by names that are not known before. */
type ValuesIn<Definition extends Collection> = string extends FieldsOf<Definition>['id']
  ? Readonly<Record<string, unknown>>
  : ValuesOf<readonly FieldsOf<Definition>[]>;

export interface ListedRecords {
  readonly rows: readonly GridRow[];
  readonly found: number;
  /** There are more than that, which no one has counted. */
  readonly isMore?: true;
  /** The names of the records that it is filtered by. */
  readonly names?: Readonly<Record<string, string>>;
}

interface ReadRecord<Definition extends Collection> extends VersionedValues<ValuesIn<Definition>> {
  readonly name: string;
  readonly panels: Pick<PanelData, Definition['panels'][number] & PanelId>;
  readonly offered?: Offered;
  /** The copy of a submission in the library. */
  readonly copy?: LibraryCopy | null;
}

/** The values that another one begins with. */
interface BegunRecord<Definition extends Collection> {
  readonly values: Partial<ValuesIn<Definition>>;
  readonly offered?: Offered;
}

/** A form that creates: of which page it is, and what the new one is begun below. */
export interface Creation {
  readonly key: string;
  readonly below: string | null;
}

/**
 * A collection bound to its operations. They hold policy, transaction, audit and conflict, and check again what no form may be trusted with; a
 * verb that is missing is a button that is missing.
 */
export interface Binding<Definition extends Collection> {
  /** The policy of the noun about anyone, for what is shown: each operation asks it again. */
  readonly may: (actor: Actor) => Readonly<Record<'read' | 'create' | 'change' | 'remove', boolean>>;
  readonly list: (context: RecordContext, query: ListQuery) => Promise<ListedRecords>;
  /** A record, and of its panels the rows that are asked for. */
  readonly read: (context: RecordContext, id: string, panel: PanelQuery) => Promise<ReadRecord<Definition>>;
  /** Begins another one with more than nothing; also asked for whom it may be begun. */
  readonly begin?: (context: RecordContext, below: string | null) => Promise<BegunRecord<Definition>>;
  readonly create?: (context: RecordContext, values: ValuesIn<Definition>, creation: Creation) => Promise<string | Created>;
  /** The fields of one that no one changes: what it is by now forbids it. */
  readonly fixed?: (context: RecordContext, id: string) => Promise<readonly FieldsOf<Definition>['id'][]>;
  readonly change?: (
    context: RecordContext,
    id: string,
    wanted: VersionedValues<ValuesIn<Definition>>,
  ) => Promise<Saved | Conflict<string>>;
  /** Lets readers see what was saved, where they do not see it at once. */
  readonly publish?: (context: RecordContext, id: string) => Promise<void>;
  /** Removes a record. If its consequences have to be read first, the reader sends back what they were told. */
  readonly remove?: (context: RecordContext, id: string, told: string | undefined) => Promise<Asked | null>;
  /** Out of the trash, where `remove` puts it. */
  readonly restore?: (context: RecordContext, id: string) => Promise<void>;
  /** The actions of the forms of its panels, by their intents. */
  readonly actions: {
    readonly [Action in Definition['actions'][number]]: (
      context: RecordContext,
      id: string,
      fields: Record<string, unknown>,
    ) => Promise<object>;
  };
}

/** Lets everyone only look at a collection. */
export function bindReadOnly(policy: Policy<object, 'read'>) {
  return {
    may: (actor: Actor) => ({ read: abilities(policy, actor, {}).read, create: false, change: false, remove: false }),
    actions: {},
  };
}

/** A definition with its operations; what the engine knows of any. */
export interface Bound {
  readonly collection: Collection;
  readonly source: Binding<Collection>;
}

/** Holds the operations against the definition; behind it the compiler no longer sees which values belong to which. */
export function bind<Definition extends Collection>(definition: Definition, source: Binding<Definition>): Bound {
  return { collection: definition, source: source as unknown as Binding<Collection> };
}
