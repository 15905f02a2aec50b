import type { IsoDate } from '#finance/iso-date.ts';
import type { FoundSecurity } from './entry-form.ts';

/** The columns of the sheet of holdings, in their order. */
export const holdingColumns = ['holding', 'units', 'target', 'change', 'price', 'value', 'cost'] as const;
export type HoldingColumn = (typeof holdingColumns)[number];

/** A security or a currency that the portfolio has: exact numbers as text. */
export interface SheetHolding {
  /** Null of cash. */
  readonly symbol: string | null;
  /** Null of cash. */
  readonly name: string | null;
  readonly currency: string;
  /** The number of units, or the balance of cash. */
  readonly units: string;
  readonly price: FoundSecurity['price'];
  /** In its currency; null without a price. */
  readonly value: string | null;
}

export interface HoldingSheet {
  readonly portfolio: { readonly id: string; readonly name: string; readonly currency: string };
  readonly today: IsoDate;
  /** At whose end the units are held. */
  readonly day: IsoDate;
  /** True if the portfolio has a cash account of its own. */
  readonly hasCash: boolean;
  readonly count: number;
  readonly page: number;
  readonly pageSize: number;
  readonly rows: readonly SheetHolding[];
}

/** A position as the user enters it. `key` is the sheet's own. */
export interface TargetRow {
  readonly key: string;
  /** Null of cash. */
  readonly symbol: string | null;
  /** The currency of cash; empty for a security, whose own currency applies. */
  readonly currency: string;
  /** As the sheet was shown: something else by now is told. */
  readonly before: string;
  readonly target: string;
  /** The cost of the added units, in the currency of the security; empty for their market value. */
  readonly cost: string;
}
