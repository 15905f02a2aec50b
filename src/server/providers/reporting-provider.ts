import type { Datasets, ProvidedDatasetId } from '#contracts/datasets.ts';
import type { Explanation, FigureId } from '#contracts/reports/figures.ts';
import type { FundData } from '#contracts/datasets/fund-data.ts';
import type { HoldingData } from '#contracts/datasets/holding-data.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { ContractNote } from '#contracts/datasets/transactions.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Account } from '#domain/account/account.ts';
import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import type { Variant } from '#variants/variant.ts';

/** The subject of a question. `asOf` is the chosen day, or the variant's default. */
export interface ReportSubject {
  readonly variant: Variant;
  readonly portal: { readonly id: string; readonly name: string };
  /** The account of the page; null on the overview, where everything that the actor may see is meant. */
  readonly account: Account | null;
  /** The portfolio of the page; null when the page is about the whole account. */
  readonly portfolio: Portfolio | null;
  /** The portfolios that the figures are of: the one of the page, or all of the account's that the actor may see; none on the overview. */
  readonly portfolios: readonly Portfolio[];
  /** Some of the account's portfolios do not count: the account's own figures are not those of the subject. */
  readonly isPart?: boolean;
  readonly asOf: IsoDate;
  /** The variant's default. */
  readonly defaultDay: IsoDate;
  readonly query: ReportQuery;
  /** Lists come whole instead of a page at a time: for what is printed or taken away. */
  readonly isWhole?: boolean;
}

/**
 * The source of a variant's figures, queried in the domain's terms on behalf of one actor. A provider returns "not available" with a reason for a missing
 * answer, never an empty list. Every provider passes the contract suite in tests/support.
 */
export type ReportingProvider = {
  readonly [Id in ProvidedDatasetId]: (subject: ReportSubject) => Promise<Datasets[Id]>;
} & {
  /** Between which days there are figures, on the overview of anything that the actor is shown on the portal; null before the first. */
  readonly figureDays: (subject: ReportSubject) => Promise<FigureDays | null>;
  /** Throws `page-not-found` when the subject has no such trade. */
  readonly contractNote: (subject: ReportSubject, id: string) => Promise<ContractNote>;
  /** Throws `page-not-found` when the subject never held it. */
  readonly fundData: (subject: ReportSubject, id: string) => Promise<FundData>;
  /** Throws `page-not-found` when the subject never held it. */
  readonly holdingData: (subject: ReportSubject, id: string) => Promise<HoldingData>;
  readonly explain: (subject: ReportSubject, figure: FigureId) => Promise<Explanation>;
};

export interface FigureDays {
  readonly first: IsoDate;
  readonly last: IsoDate;
}
