import type { StandingEntry, UndoneSecurities } from './import-undo.ts';
import type { CheckedBalances } from '#domain/import/convert/balance-check.ts';
import type { Correction } from '#domain/import/convert/correction.ts';
import type { MappedMeaning } from '#domain/import/map/kind-words.ts';
import type { CostBasis, CostKind, MappedColumn, Mapping, MappingGap } from '#domain/import/map/mapping.ts';
import type { Encoding, Separator } from '#domain/import/read/text-shape.ts';
import type { Century } from '#domain/import/read/read-day.ts';
import type { RowProblem } from '#domain/import/row-problem.ts';
import type { ImportState, ImportTask, RowVerdict } from '#domain/import/file-import.ts';
import type { SecurityNames } from '#domain/import/convert/converted-row.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';

/** The importing user's options for all rows. */
export interface ImportOptions {
  readonly leaveOutErrors: boolean;
  readonly takeDuplicates: boolean;
  /** Rows that are possible and probably wrong are right. Not there in what was decided before they were asked about. */
  readonly confirmQuestions?: boolean;
  /** The answer to whether sales and purchases that look like splits are splits. */
  readonly splits?: SplitAnswer;
  /** The century of years with two digits, by the ids of the files. */
  readonly centuries?: Readonly<Record<string, Century>>;
  /** The portfolio of each account that files name, by `accountKey`; what is chosen here is remembered when the import is done. */
  readonly accounts?: Readonly<Record<string, string>>;
}

/** The name by which a file refers to one of its accounts. */
export interface ImportAccount {
  readonly source: string;
  readonly account: string;
  readonly rows: number;
  /** `null` while no one has said which portfolio it is: its rows wait. */
  readonly portfolioId: string | null;
  readonly matchedBy: 'chosen' | 'remembered' | 'number' | 'file' | null;
}

export const splitAnswers = ['split', 'trades'] as const;
export type SplitAnswer = (typeof splitAnswers)[number];

/** A file whose years have two digits, with the day of one of them by the century that it may be of. */
export interface ShortYears {
  readonly file: string;
  readonly name: string;
  readonly days: Readonly<Record<Century, IsoDate | null>>;
}

/** The progress of the worker. */
export interface ImportProgress {
  readonly phase: 'waiting' | 'reading' | 'checking' | 'writing';
  readonly rows: number;
  /** The fraction of the bytes of all files, from 0 to 1. */
  readonly read: number;
}

/** A row as it would stand in the ledger, as far as it could be read. */
export interface RowSummary {
  readonly date?: string;
  readonly type?: string;
  readonly security?: string | null;
  readonly units?: string | null;
  readonly price?: string | null;
  readonly amount?: string;
  readonly currency?: string;
  readonly note?: string | null;
  /** The text of a row that is not a transaction. */
  readonly text?: string;
}

/** The value of a portfolio with and without the import, in its own currency; `null` where it cannot be valued. */
export interface ImportEffect {
  readonly portfolioId: string;
  readonly name: string;
  readonly client: string;
  readonly currency: string;
  readonly rows: number;
  readonly before: number | null;
  readonly after: number | null;
}

export type ImportCounts = Readonly<Record<RowVerdict, number>>;

/** The reason why the whole import is refused, independently of its rows. */
export type ImportFailure = 'no-table' | 'unreadable' | 'not-allowed' | 'stopped' | 'changed-since' | 'undo-leaves-sales' | 'failed';

export interface FailedImport {
  readonly why: ImportFailure;
  readonly file?: string;
  readonly line?: number | null;
  readonly sentence?: string;
  /** The entry that stands in the way of an undo. */
  readonly entry?: StandingEntry;
}

export interface ImportOutcome {
  readonly counts: ImportCounts;
  readonly rows: number;
  /** Problems beyond those that are told row by row. */
  readonly others: number;
  /** Not there in what was found before they were asked about. */
  readonly shortYears?: readonly ShortYears[];
  /** The comparison for each file that states balances. */
  readonly balances?: readonly (CheckedBalances & { readonly file: string })[];
  /** Not there where no file names accounts. */
  readonly accounts?: readonly ImportAccount[];
  /** True if sales and purchases look like splits: someone has to say what they are. */
  readonly hasSplits?: boolean;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly effects: readonly ImportEffect[];
  /** The reason why the effect on values was not computed beforehand. */
  readonly notValued?: 'rows' | 'accounts';
  readonly isDone: boolean;
  readonly failure?: FailedImport;
  /** The result of an undo: the rows removed and restored, and those changed since, which stay. */
  readonly undone?: {
    readonly removed: number;
    readonly restored: number;
    readonly kept: number;
    /** Not there in what was undone before securities went with it. */
    readonly securities?: UndoneSecurities;
  };
}

/** The first price of a new security: of its latest trade in the files, one that someone knows, or none yet. */
export const firstPriceSources = ['file', 'typed', 'none'] as const;
export type FirstPrice =
  | { readonly from: Exclude<(typeof firstPriceSources)[number], 'typed'> }
  | { readonly from: 'typed'; readonly day: IsoDate; readonly close: string };

/** The existing security that a name refers to, or the details of a new one. */
export type SecurityChoice =
  | { readonly kind: 'existing'; readonly instrumentId: string }
  | {
      readonly kind: 'new';
      readonly symbol: string;
      readonly name: string;
      readonly type: InstrumentType;
      readonly assetClass: AssetClass;
      readonly currency: string;
      /** Not there in what was chosen before prices were asked for. */
      readonly price?: FirstPrice;
    };

export interface ListedImport {
  readonly id: string;
  readonly portal: { readonly id: string; readonly name: string };
  readonly by: string;
  readonly createdAt: string;
  readonly state: ImportState;
  readonly task: ImportTask | null;
  readonly progress: ImportProgress | null;
  readonly files: readonly string[];
  readonly rows: number | null;
  readonly importedAt: string | null;
  readonly undoneAt: string | null;
  readonly undoneBy: string | null;
}

export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly format: 'csv' | 'xlsx';
  readonly encoding: string;
  readonly separator: string;
  readonly layout: string | null;
  readonly portfolioId: string | null;
  /** The source of the export, from the mapping that a user made for it; null without one. */
  readonly mappedAs: string | null;
}

/** A file on its way to a layout: what stands in it, how it is understood so far, and what comes of it. */
export interface OpenedMapping {
  readonly file: { readonly id: string; readonly name: string; readonly format: 'csv' | 'xlsx' };
  readonly encoding: Encoding;
  readonly separator: Separator;
  /** The line of column names among the first lines. */
  readonly headerAt: number;
  readonly lines: readonly string[];
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[]; readonly is: MappedColumn | null }[];
  readonly words: readonly { readonly word: string; readonly meaning: MappedMeaning | null }[];
  readonly mapping: Mapping;
  /** The file's charges and tax, and whether amounts already include them. */
  readonly costs: readonly MappedCost[];
  readonly gaps: readonly MappingGap[];
  readonly rows: readonly MappedRow[];
}

export interface MappedCost {
  readonly kind: CostKind;
  readonly basis: CostBasis | 'unknown';
  /** The rows decide it: no one is asked. */
  readonly isDecided: boolean;
  /** Rows that have such costs, as the file writes them. */
  readonly examples: readonly { readonly line: number; readonly amount: string; readonly cost: string }[];
}

export interface MappedRow {
  readonly line: number;
  readonly said: RowSummary;
  readonly problems: readonly RowProblem[];
}

/** A layout that someone of the firm has saved. */
export interface ListedLayout {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly by: string;
  readonly createdAt: string;
  readonly mayChange: boolean;
}

export interface ImportSecurity {
  readonly source: string;
  readonly key: string;
  readonly names: SecurityNames;
  readonly currency: string;
  readonly rows: number;
  readonly matchedBy: 'isin' | 'sedol' | 'symbol' | 'remembered' | 'chosen' | null;
  readonly instrument: { readonly id: string; readonly symbol: string; readonly name: string } | null;
  readonly choice: SecurityChoice | null;
}

export interface PreviewRow {
  readonly row: number;
  readonly file: string;
  readonly line: number;
  readonly portfolio: string | null;
  readonly verdict: RowVerdict;
  readonly said: RowSummary;
  readonly problems: readonly RowProblem[];
}

/** A row as its file has it, to be corrected. */
export interface OpenedRow {
  readonly row: number;
  readonly line: number;
  readonly cells: readonly {
    readonly column: number;
    readonly name: string;
    /** The text in the file. */
    readonly text: string;
    readonly corrected: string | null;
  }[];
}

export interface CorrectedRow {
  readonly row: number;
  readonly file: string;
  readonly line: number;
  readonly cells: readonly Pick<Correction, 'name' | 'from' | 'to'>[];
}

export interface PortfolioToImport {
  readonly id: string;
  readonly name: string;
  readonly client: string;
  readonly type: string;
  /** The firm's own; `null` where there is none. */
  readonly number: string | null;
  /** The detail that distinguishes it from others with the same names: the client's address and its own number. */
  readonly apart: string | null;
  readonly currency: string;
}

export interface OpenedImport extends ListedImport {
  readonly uploads: readonly UploadedFile[];
  readonly options: ImportOptions;
  readonly outcome: ImportOutcome | null;
  readonly securities: readonly ImportSecurity[];
  readonly rowsShown: {
    readonly verdict: RowVerdict | null;
    readonly page: number;
    readonly count: number;
    readonly pageSize: number;
    readonly rows: readonly PreviewRow[];
  };
  readonly openedRow: OpenedRow | null;
  readonly correctedRows: readonly CorrectedRow[];
  /** None once nothing can be chosen any more. */
  readonly portfolios: readonly PortfolioToImport[];
  readonly savedLayouts: readonly ListedLayout[];
  /** The mapping of the file that the user is explaining. */
  readonly mapping: OpenedMapping | null;
  readonly abilities: { readonly change: boolean; readonly import: boolean; readonly undo: boolean };
}
