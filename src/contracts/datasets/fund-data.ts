import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';
import type { ReturnSpan } from '#finance/returns/return-table.ts';
import type { HoldingPrice } from './holdings.ts';
import type { Period } from './period.ts';

/** What is recorded of a security, its prices and what they did. */
export interface SecurityData {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly type: InstrumentType;
  readonly assetClass: AssetClass;
  readonly currency: string;
  /** What prices are quoted in: the currency, or GBX. */
  readonly priceUnit: string;
  readonly isin: string | null;
  readonly sedol: string | null;
  readonly sector: string | null;
  readonly region: string | null;
  readonly strategy: string | null;
  readonly vintage: number | null;
  /** Charges inside the fund, a fraction a year. */
  readonly ongoingCharge: number | null;
  /** A fraction a year. */
  readonly coupon: number | null;
  readonly maturity: IsoDate | null;
  readonly lastPrice: HoldingPrice | null;
  readonly period: Period;
  /** Of the period, comparable across splits: earlier ones are divided by the splits since. Drawn days only. */
  readonly prices: readonly { readonly day: IsoDate; readonly price: number }[];
  /** Of prices alone, without what was distributed; three and five years a year. */
  readonly returns: readonly { readonly span: ReturnSpan; readonly isAnnual: boolean; readonly rate: Figure }[];
  /** Address of the publisher's page. */
  readonly factsheet: Figure<string>;
}

/** One that a portfolio holds or held. */
export interface FundData extends SecurityData {
  /** What the page's portfolio holds of it; exact decimal as text. */
  readonly units: string;
  readonly value: Figure;
  /** In which `value` is. */
  readonly valueCurrency: string;
  /** The day of the first commitment to a private fund; null without one. */
  readonly committedOn: IsoDate | null;
}
