import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { HoldingDocuments } from '../library.ts';
import type { BondRow } from './breakdowns.ts';
import type { FundData } from './fund-data.ts';
import type { Income, IncomeSource } from './gains.ts';
import type { HoldingRow } from './holdings.ts';
import type { Transactions } from './transactions.ts';

/** One security of an account or a portfolio, as the blocks of the page have it. Money is in the page's currency. */
export interface HoldingData {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly fund: FundData;
  /** Its row among the holdings; null of one that was given up. */
  readonly holding: HoldingRow | null;
  /** Its row among the bonds; null of what is none. */
  readonly bond: BondRow | null;
  readonly lots: HoldingLots;
  /** A page of what was booked on it, since the beginning. */
  readonly transactions: Transactions;
  readonly income: Pick<Income, 'period'> & { readonly sources: readonly IncomeSource[] };
}

/** With what the reader may see and do beside it. */
export interface ShownHolding extends HoldingData {
  /** About it; null for whom the library is closed. */
  readonly documents: HoldingDocuments | null;
  /** True if the reader may correct and remove it: all of it was recorded by hand. */
  readonly isKept: boolean;
}

/** The purchase lots of the units held, oldest first, up to the limit of a page. Their total cost is the holding's cost. */
export interface HoldingLots {
  readonly count: number;
  readonly rows: readonly LotRow[];
}

export interface LotRow {
  readonly day: IsoDate;
  /** The lot's portfolio, on pages about several portfolios. */
  readonly portfolio: string | null;
  /** Exact decimal as text. */
  readonly units: string;
  readonly cost: Figure;
  /** Its part of the holding's value. */
  readonly value: Figure;
  readonly gain: Figure;
  readonly gainRate: Figure;
}
