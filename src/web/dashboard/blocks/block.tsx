import type { ComponentType } from 'react';
import type { BlockId, blockNeeds } from '#contracts/reports/blocks.ts';
import type { Datasets, TabCounts } from '#contracts/datasets.ts';
import type { Report } from '#contracts/reports/report.ts';
import type { Texts } from '#wording/texts.ts';

/** The datasets that a block reads, all of them loaded. */
export type NeedsOf<Id extends BlockId> = Pick<Datasets, (typeof blockNeeds)[Id][number]>;

/** The data that a block may read about its page: the query, the day, the address. */
export type ReportFrame = Omit<Report, 'datasets'>;

export interface BlockViewProps<Shown> {
  readonly shown: Shown;
  readonly report: ReportFrame;
}

/** The very figures of a block as a table that leaves the product: numbers as numbers, in the reader's words. */
export interface BlockTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** The parts of a printed report between cover and back page, each beginning on a page of its own. */
export type PaperSection = 'summary' | 'holdings' | 'transactions' | 'returns';

/** The place of a block, apart from the settings of the variant. */
interface Place {
  /** Height in pixels that its skeleton keeps free. */
  readonly height: number;
  /** The same on phones; absent where it is as high there, or never among the first of its page. */
  readonly phoneHeight?: number;
  /** On paper. */
  readonly section: PaperSection;
  /** On phones, where it says more of what others say first. */
  readonly isFolded?: true;
  /** The count that its tab shows. */
  readonly count?: keyof TabCounts;
}

/** One part of a report page: what it reads (contracts), what it shows of it, how, and where it stands. */
export interface Block<Id extends BlockId, Shown> extends Place {
  /** Decides what is shown; pure. */
  readonly select: (datasets: NeedsOf<Id>, report: ReportFrame) => Shown;
  /** Draws it, on screen and on paper alike; loaded lazily. */
  readonly View: ComponentType<BlockViewProps<Shown>>;
  /** Its rows as a CSV file, which has an address below the portfolio. */
  readonly file?: BlockFile<Shown>;
}

interface BlockFile<Shown> {
  /** The name without its ending. */
  readonly name: string;
  readonly rows: (shown: Shown, texts: Texts) => BlockTable;
}

/** A block with what it shows hidden inside, so that blocks of all kinds stand in one list. */
export interface AnyBlock extends Place {
  readonly View: ComponentType<{ readonly datasets: Partial<Datasets>; readonly report: ReportFrame }>;
  readonly file: FileOfBlock | null;
}

/** The file of a block, with what the block shows hidden inside. */
export interface FileOfBlock {
  readonly name: string;
  readonly rows: (datasets: Partial<Datasets>, report: ReportFrame, texts: Texts) => BlockTable;
}

/** Ties the parts of one block together. The page renders a block only when everything that it needs is loaded. */
export function block<Id extends BlockId, Shown>({ select, View, file, ...place }: Block<Id, Shown>): AnyBlock {
  const shownOf = (datasets: Partial<Datasets>, report: ReportFrame) => select(datasets as NeedsOf<Id>, report);
  return {
    ...place,
    View: ({ datasets, report }) => <View shown={shownOf(datasets, report)} report={report} />,
    file: file ? { name: file.name, rows: (datasets, report, texts) => file.rows(shownOf(datasets, report), texts) } : null,
  };
}
