import type { FigureId } from '#contracts/figures.ts';
import type { BlockId } from '#contracts/blocks.ts';
import type { Locale, PageId, PortfolioType, ProviderId, Section, Theme, VariantId } from '#contracts/ids.ts';
import type { PerformanceRange, TransactionRange } from '#contracts/report-query.ts';

/** One client firm as data. Says only what differs from `base`; a new difference is a new property here. */
export interface Variant {
  readonly id: VariantId;
  readonly brand: Brand;
  /** The first is the default. */
  readonly locales: readonly Locale[];
  /** The zone that decides what "today" is and in which times are shown. */
  readonly timeZone: string;
  readonly currency: string;
  /** Large amounts of lists and headlines are shown in this unit; null = as they are. */
  readonly unit: 'm' | null;
  readonly sections: Readonly<Record<Section, boolean>>;
  readonly themes: readonly Theme[];
  readonly portfolioTypes: readonly PortfolioType[];
  readonly provider: ProviderId;
  readonly sessionMinutes: number;
  readonly maxPortals: number | null;
  readonly pin: { readonly validMinutes: number };
  readonly taxYearStart: string;
  /** Which day a page shows before anybody chose one. */
  readonly defaultAsOf: 'previous-workday' | 'end-of-previous-month';
  readonly defaultRange: PerformanceRange;
  readonly defaultTransactionRange: TransactionRange;
  /** Shape of the portfolio's part of the address. */
  readonly portfolioParameter: 'id' | 'id-contact-external';
  /** Whether calls and distributions are settled by the investor directly instead of through the portfolio's cash. */
  readonly settlement: 'cash' | 'direct';
  readonly reports: Readonly<Record<PageId, ReportPage>>;
}

export interface Brand {
  readonly name: string;
  readonly descriptor: Readonly<Record<Locale, string>>;
  readonly theme: Theme;
  readonly mark: 'compass' | 'waves' | 'pillar';
  readonly landing: Readonly<Record<Locale, { readonly header: string; readonly text: string }>>;
  readonly address: string;
}

/** The rows of a page: blocks side by side with their width in twelfths, or tabs of blocks. */
export interface ReportPage {
  readonly headline: readonly FigureId[];
  readonly rows: readonly ReportRow[];
}

export type ReportRow =
  | { readonly kind: 'blocks'; readonly blocks: readonly { readonly block: BlockId; readonly width: 12 | 8 | 6 | 4 }[] }
  | { readonly kind: 'tabs'; readonly tabs: readonly { readonly tab: string; readonly block: BlockId }[] };
