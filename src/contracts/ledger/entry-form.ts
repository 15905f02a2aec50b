import type { KeptKind } from '#collections/holding-fields.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Typed } from '#forms/kind.ts';

/** A security that a form may name, with its last price. */
export interface FoundSecurity {
  readonly symbol: string;
  readonly name: string;
  readonly type: string;
  readonly currency: string;
  /** The unit of its prices, where that is not its currency: pence. */
  readonly quoteUnit: string | null;
  /** The nominal of one unit of a bond; null for other securities. */
  readonly faceValue: string | null;
  readonly price: { readonly text: string; readonly unit: string; readonly day: IsoDate } | null;
}

/** A portfolio that something may be transferred into, with its client. */
export interface FoundPortfolio {
  readonly id: string;
  readonly name: string;
  readonly client: string;
  readonly currency: string;
}

/** The data that the form of a transaction needs. */
export interface EntryForm {
  readonly portfolio: { readonly id: string; readonly name: string; readonly currency: string };
  readonly today: IsoDate;
  /** The transaction to correct; null for a new one. */
  readonly entry: ShownEntry | null;
  /** That of the entry. */
  readonly security: FoundSecurity | null;
}

/** The line of a file that a transaction came from, on which day, and who brought it. */
export interface EntryOrigin {
  readonly file: string;
  readonly line: number;
  readonly day: string;
  readonly by: string;
}

export interface ShownEntry {
  readonly id: string;
  readonly typed: Typed;
  /** Recorded by hand, or by a file of this source. */
  readonly source: string | null;
  /** Its line in a file that someone brought in; null where that is not known, or not for the reader. */
  readonly origin: EntryOrigin | null;
  /** Its other side is voided with it. */
  readonly isPaired: boolean;
}

/** The effects of an entry, as far as they are known while the user types. Exact decimals as text. */
export interface EntryPreview {
  /** Its effect on cash. */
  readonly amount: string | null;
  /** Its price as it is typed and quoted, and in the currency of the security; null where these are the same. */
  readonly quoted: { readonly price: string; readonly unit: string; readonly worth: string; readonly currency: string } | null;
  /** The balance in the entry's currency at the end of its day; null where the portfolio has no cash account. */
  readonly cash: { readonly before: string; readonly after: string | null; readonly currency: string } | null;
  /** The position in the entry's security at the end of its day: units, or nominal where the entry is in nominal. */
  readonly units: {
    readonly before: string;
    readonly after: string | null;
    readonly isNominal: boolean;
    readonly price: FoundSecurity['price'];
  } | null;
}

/** A holding that was recorded by hand, as it is corrected and removed. */
export interface KeptHolding {
  readonly symbol: string;
  readonly name: string;
  readonly kind: KeptKind;
  readonly typed: Typed;
  /** The state that the form was drawn from: the server refuses to save over a later one. */
  readonly shown: string;
  readonly today: IsoDate;
  /** The number of transactions that are voided with it. */
  readonly transactions: number;
}
