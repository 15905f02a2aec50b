import type { Figure } from '#finance/figure.ts';
import type { ExpectedPayment } from '#finance/income-and-charges/expected-payments.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** Income and repayments that the holdings of the as-of day bring in the days after it, the next one first. */
export interface ExpectedPayments {
  readonly asOf: IsoDate;
  /** The last day that is looked at. */
  readonly until: IsoDate;
  readonly currency: string;
  readonly rows: readonly ExpectedRow[];
  /** In the page's currency; unavailable when one of them cannot be converted. */
  readonly total: Figure;
}

export interface ExpectedRow extends Pick<ExpectedPayment, 'holdingId' | 'kind' | 'basis' | 'day'> {
  readonly name: string;
  /** In the page's currency, at the rate of the as-of day. */
  readonly amount: Figure;
  /** As it is paid. */
  readonly paid: number;
  readonly paidIn: string;
}
