import type { Collection } from '#collections/collection.ts';
import type { CollectionId } from '#collections/registry.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Typed } from '#forms/kind.ts';
import type { Problems } from '#forms/check-answers.ts';
import type { ApiClientSecret, ApiClientUse } from './admin/api-clients.ts';
import type { SecurityMerge } from './admin/security-merge.ts';
import type { PortalSettings } from './admin/portal-form.ts';
import type { AuditEntry } from './admin/audit-page.ts';
import type { GroupDocuments } from './deliveries.ts';
import type { FirmEntry } from './pages/navigation.ts';
import type { KeptTerms, PortalUse } from './terms.ts';
import type { AdminPerson } from './people/people-admin.ts';
import type { Invitable } from './reports/report.ts';
import type { Asked, ClientRow, GroupedRow, PickPage, PickQuery, TeamRow } from './people/access-groups.ts';
import type { BulkPreview, BulkStarted } from './bulk-runs.ts';
import type { LibraryCopy } from './library-copy.ts';
import type { Conflict, Saved } from './versioned.ts';

/** The query of a list. Its collection restricts it to an allow-list. */
export interface GridQuery {
  readonly find: string | null;
  /** A column, and which way. */
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  /** The filters that are set, by id. */
  readonly filters: Readonly<Record<string, string>>;
  readonly page: number;
}

/** The number of rows on a page of a list. */
export const gridPageSize = 50;

/** The highest number up to which rows are counted, for lists that may have millions. */
export const maxCounted = 10_000;

export interface GridRow {
  readonly id: string;
  /** The address of its picture; null where there is none, absent where its kind has none. */
  readonly picture?: string | null;
  readonly cells: Readonly<Record<string, string | number | null>>;
}

/** The query of the rows of a panel, and the panel whose tab is open. */
export interface PanelQuery extends PickQuery {
  readonly tab: string | null;
  /** Two versions of the record that are compared. */
  readonly compared?: readonly [from: number, to: number] | null;
}

export interface GridPage {
  readonly collection: CollectionId;
  readonly query: GridQuery;
  readonly rows: readonly GridRow[];
  readonly found: number;
  /** There are more than that, which no one has counted. */
  readonly isMore: boolean;
  readonly pages: number;
  /** The names of the records by which the list is filtered. */
  readonly names: Readonly<Record<string, string>>;
  readonly mayCreate: boolean;
  /** The portals on whose pages another record is begun, by name; none where `mayCreate`, or without the permission. */
  readonly portals: readonly { readonly id: string; readonly name: string }[];
  /** The actions that the reader may apply to several records at once. */
  readonly bulk: readonly string[];
  /** True if bulk actions of the reader were carried out in the last days, or are at present. */
  readonly hasBulkRuns: boolean;
  /** The number of records in the trash; null where records cannot be restored. */
  readonly removed: number | null;
  /** The list as the reader has kept it before. */
  readonly views: readonly SavedView[];
}

/** A list as someone wants to see it again: what its address says. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

/** The deleted records of a collection, the latest first. */
export interface TrashPage {
  readonly collection: CollectionId;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly removedAt: string;
    /** Null for someone who is no more. */
    readonly removedBy: string | null;
  }[];
  /** For how long it stays there, in days; null for always. */
  readonly days: number | null;
  readonly page: number;
  readonly pages: number;
}

/** Accounts and portfolios of a portal in the trash, the latest first: those that the reader removed, and those of accounts that they keep. */
export interface RemovedPage extends Pick<TrashPage, 'page' | 'pages'> {
  readonly rows: readonly (TrashPage['rows'][number] & {
    readonly collection: 'accounts' | 'portfolios';
    /** The name of its account; null for one that the reader no longer keeps. */
    readonly account: string | null;
    /**
     * The reason why it cannot be restored now. The reader no longer looks after its client, its account is in the trash, or another account has its address.
     */
    readonly obstacle: 'client' | 'account' | 'email' | null;
  })[];
}

/** The result of a form of the list. */
export type ListAnswer = BulkPreview | BulkStarted | { readonly done: 'view-saved' | 'view-deleted' };

/** The difference in one field between two versions: keys of its values, empty for none. For written text, the words kept, added and removed. */
export interface FieldDifference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
  readonly words: readonly { readonly text: string; readonly became: 'same' | 'added' | 'removed' }[] | null;
  /** The records that each side names; of a text those that the other side does not. Null where the field names none. */
  readonly named: { readonly before: readonly NamedRecord[]; readonly after: readonly NamedRecord[] } | null;
}

/** A record that a version names, also one in the trash; without a name one that is no more. */
export type NamedRecord = Omit<OfferedRecord, 'label'> & { readonly label: string | null };

/** The versions of a content record, newest first, and a comparison of two of them. */
export interface VersionsPanel {
  readonly shown: NonNullable<Collection['content']>['shown'];
  readonly isOrdered: boolean;
  /** The version that readers see; null where they see none. */
  readonly published: number | null;
  readonly versions: readonly {
    readonly version: number;
    readonly savedAt: string;
    readonly savedBy: string | null;
    readonly publishedAt: string | null;
  }[];
  readonly comparison: {
    readonly from: number;
    readonly to: number;
    readonly changes: readonly FieldDifference[];
  };
}

/** Something that uses what is to be removed, how often, and where it stands; null where no page shows it. */
export interface RemovalUse {
  readonly kind:
    | 'portfolios'
    | 'holdings'
    | 'transactions'
    | 'funds'
    | 'documents'
    | 'threads'
    | 'reports'
    | 'groups'
    | 'client'
    | 'delegates'
    | 'requests'
    | 'projections';
  readonly count: number;
  readonly href: string | null;
}

/** The data of the panels beside the form of a record, by panel name. */
export interface PanelData {
  readonly versions: VersionsPanel;
  readonly logo: {
    /** The address of the picture; null where there is none. */
    readonly href: string | null;
  };
  readonly invitation: {
    /** The client whom the reader may invite, with the last invitation; null where there is nobody to invite. */
    readonly invitable: Invitable | null;
    readonly hasSignedIn: boolean;
  };
  readonly members: {
    /** The mail domain that makes a colleague of every person who confirms an address there; null without one. */
    readonly mailDomain: string | null;
    /** The number of members of the organisation, and the number of those with an address elsewhere. */
    readonly all: number;
    readonly elsewhere: number;
  };
  readonly team: PickPage<TeamRow>;
  readonly clients: PickPage<ClientRow>;
  /** The clients of a group, and whether the reader puts any in or takes any out. */
  readonly grouped: PickPage<GroupedRow> & { readonly mayPick: boolean };
  readonly use: ApiClientUse;
  readonly access: AdminPerson;
  /** The portal, account and portfolio of a ledger record. */
  readonly ledger: {
    readonly portalId: string;
    readonly account: { readonly id: string; readonly name: string };
    /** With its part of an address. */
    readonly portfolio: { readonly id: string; readonly name: string; readonly address: string };
  };
  readonly groupDocuments: GroupDocuments;
  readonly owners: Pick<PortalSettings, 'owners' | 'candidates'>;
  readonly portalLogo: { readonly href: string | null };
  /** The firm's own entries in the navigation of a portal, in their order. */
  readonly navigation: { readonly entries: readonly FirmEntry[] };
  readonly subscription: PortalUse;
  readonly terms: KeptTerms;
  readonly merge: SecurityMerge;
  /** Everything that uses the record: with any of it a removal needs a reason. */
  readonly removal: { readonly uses: readonly RemovalUse[] };
  readonly photo: { readonly name: string; readonly href: string | null };
}
export type PanelId = keyof PanelData;

/** One of those that a field offers, with what it is called: a colleague, another record. */
export interface OfferedRecord {
  readonly value: string;
  readonly label: string;
  /** The address of a small picture; null or absent where it has none. */
  readonly picture?: string | null;
  /** The format of a file of media, as `pdf`; null or absent for anything else. */
  readonly format?: string | null;
}

/** At most so many records are found for a field at once: one more than any field takes, so that it can tell that they are too many to add. */
export const maxChoices = 201;

/** The options of fields that the definition does not list, by field id. They also restrict the fields that have options of their own. */
export type Offered = Readonly<Record<string, readonly OfferedRecord[]>>;

/** A change of a record, as its history tells it. */
export type RecordEvent = Pick<AuditEntry, 'seq' | 'localAt' | 'actorKind' | 'actor' | 'action' | 'before' | 'after'>;

/** A record that is open, or the beginnings of one. */
export interface ShownRecord {
  readonly collection: CollectionId;
  /** Null for one that is not yet created. */
  readonly id: string | null;
  readonly name: string | null;
  /** The version of the record from which the form was rendered; null for a new record. */
  readonly version: number | null;
  /** The values of its fields. */
  readonly typed: Typed;
  /** The fields that the reader may see, those of them that may be changed, by id. */
  readonly seen: readonly string[];
  readonly changed: readonly string[];
  readonly panels: Readonly<Partial<PanelData>>;
  readonly offered: Offered;
  /** The copy of a submission in the library, where one was asked for. */
  readonly copy?: LibraryCopy | null;
  /** The day on which dates are checked. */
  readonly today: IsoDate;
  /** True if the reader may begin another record with its values; `mayRemove` is true if the reader may delete it. */
  readonly mayCopy: boolean;
  readonly mayRemove: boolean;
  /** True if the collection is published by hand and this user may publish. */
  readonly mayPublish: boolean;
  readonly history: readonly RecordEvent[];
}

/** Another record, with what is told of it this once. */
export interface Created {
  readonly done: 'created';
  readonly id: string;
  readonly secret?: ApiClientSecret;
}

/** The form was saved and published. */
export interface Published {
  readonly done: 'published';
  readonly version: number;
}

/** The result of a form of a record. */
export type RecordAnswer =
  | Saved
  | Published
  | Conflict<string>
  | { readonly problems: Problems }
  | Created
  | Asked
  /** With the page to go on with, where it stood on one of its own. */
  | { readonly done: 'removed'; readonly to?: string }
  | object;

/** The page of a collection: its list, and beside it what is open. */
export interface CollectionPage {
  readonly grid: GridPage;
  readonly record: ShownRecord | null;
}

/** The id that addresses use for a new record. */
export const newRecord = 'new';
