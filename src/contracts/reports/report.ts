import type { DelegatedArea } from '#domain/delegation/delegation.ts';
import type { InvitationState } from '#domain/account/invitation-state.ts';
import type { FigureId } from './figures.ts';
import type { BlockId } from './blocks.ts';
import type { DatasetId, Datasets } from '../datasets.ts';
import type { PageId } from '../ids.ts';
import type { FormState } from '../processes.ts';
import type { PublishedReport } from './published-report.ts';
import type { ReportQuery } from './report-query.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** The rows of a page: blocks side by side with their width in twelfths, or tabs of blocks. */
export interface ReportLayout {
  readonly headline: readonly FigureId[];
  readonly rows: readonly ReportRow[];
  /** The sections below the page, with addresses of their own; `rows` are then its summary. */
  readonly sections?: readonly SectionLayout[];
}

export interface SectionLayout {
  readonly section: ReportSection;
  readonly rows: readonly ReportRow[];
}

/** A section as the bar of sections leads to it, and the block that it begins with; null where it is of documents. */
export interface ReportSectionLink {
  readonly section: ReportSection;
  readonly first: BlockId | null;
}

/** The parts of a page about one account or portfolio; all but the summary add their name to its address. */
export type ReportSection = 'summary' | 'performance' | 'holdings' | 'income-and-charges' | 'analysis' | 'documents';

export type ReportRow =
  | { readonly kind: 'blocks'; readonly blocks: readonly { readonly block: BlockId; readonly width: 12 | 8 | 6 | 4 }[] }
  | { readonly kind: 'tabs'; readonly tabs: readonly ReportTab[] };

/** The id of a tab in addresses. Its label is `report.tab` in the catalogue. */
export type TabId =
  | 'clients'
  | 'groups'
  | 'holdings'
  | 'transactions'
  | 'assetClass'
  | 'capitalAccount'
  | 'vintages'
  | 'programmeYears'
  | 'simulatedReturns'
  | 'marketEquivalents'
  | 'fees'
  | 'realised'
  | 'exposure'
  | 'cashTransactions'
  | 'contractNotes'
  | 'bondStatistics';

export interface ReportTab {
  readonly tab: TabId;
  readonly block: BlockId;
}

/** A dataset that was loaded, or what became of it: one that failed never blanks the page. */
export type Loaded<Value> =
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly code: string; readonly requestId: string };

/** Slow datasets are still on their way when the page begins to be sent. */
export type Loading<Value> = Loaded<Value> | Promise<Loaded<Value>>;

/** An account whose client can be invited. */
export interface Invitable {
  readonly email: string;
  /** `2026-03-31T09:30` on the clock of the variant; null while no invitation has gone out. */
  readonly lastSentAt: string | null;
  /** The state of the last invitation. */
  readonly state: InvitationState | null;
}

/** A report page as its view gets it. */
export interface Report {
  readonly page: PageId;
  /** The layout of the section shown. */
  readonly layout: ReportLayout;
  readonly section: ReportSection;
  /** All that the page has, in their order; none where it is not in sections. */
  readonly sections: readonly ReportSectionLink[];
  /** Full, or limited when the returns of the overview could not be loaded and the parts that depend on them are left out. */
  readonly access: 'full' | 'limited';
  readonly query: ReportQuery;
  /** The day that the page is about: the chosen one or the variant's default, within the days that have figures. */
  readonly asOf: IsoDate;
  /** Between which days there are figures; null before the first computation. */
  readonly days: { readonly first: IsoDate; readonly last: IsoDate } | null;
  /** The name of the portal. */
  readonly portalName: string;
  /** The account and the portfolio of the page; null on pages above that level. */
  readonly account: { readonly id: string; readonly name: string } | null;
  readonly portfolio: { readonly id: string; readonly name: string } | null;
  /** The account lacks the external ID by which its figures are loaded: it is one's own, or one that one looks after, of which nothing may have been found under the one it has; null where all is well. */
  readonly missingExternalId: 'own' | 'managed' | 'unmatched' | null;
  /** The client whom the reader may invite; null when there is none. */
  readonly invitation: Invitable | null;
  /** The state of the client's form, for the advisers of the account; null without a request. */
  readonly form: FormState | null;
  readonly today: IsoDate;
  /** Large amounts are shown in this unit, as the variant says; null = as they are. */
  readonly unit: 'm' | null;
  /** Reports of the portfolio and day that left as files, the oldest first: figures that changed since are marked. */
  readonly published: readonly PublishedReport[];
  /** The address of data health; null for actors without access. */
  readonly dataHealth: string | null;
  /** The address at which the actor records transactions of the portfolio; null for actors who may not. */
  readonly ledger: string | null;
  /** The address where the actor imports files into the portfolio, or into those of the account; null for actors who may not. */
  readonly imports: string | null;
  /** The address at which the actor switches to the client's view of the portal; null for actors who may not. */
  readonly viewAs: string | null;
  /** The client records that the actor may add and change from this page, in a drawer. */
  readonly keeps: {
    readonly newClient: boolean;
    /** The list of clients and that of their portfolios, as files. */
    readonly lists: boolean;
    /** The account of the page, with its portfolios. */
    readonly account: boolean;
    /** True if the reader may publish the page's report in the client's library. */
    readonly library: boolean;
    /** The name of the document of the portal that can follow the printed report; null for none. */
    readonly document: string | null;
  };
  /** The address of the account's projections; null for readers without access or without any. */
  readonly projections: string | null;
  /** The address at which the actor writes to their advisers; null for actors who may not. */
  readonly writes: string | null;
  /** The address of the page's own resources: explanations and files. */
  readonly path: string;
  /** The extent of the access that the client gave the reader; null where it is not shared. */
  readonly shared: DelegatedArea | null;
  readonly datasets: { readonly [Id in DatasetId]?: Loading<Datasets[Id]> };
}
