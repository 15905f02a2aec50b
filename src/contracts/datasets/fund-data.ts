import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';
import type { ReturnSpan } from '#finance/returns/return-table.ts';
import type { HoldingPrice } from './holdings.ts';
import type { Period } from './period.ts';

/** The master data of a security, its prices and their returns. */
export interface SecurityData {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly type: InstrumentType;
  readonly assetClass: AssetClass;
  readonly currency: string;
  /** The unit of the prices: the currency, or GBX. */
  readonly priceUnit: string;
  readonly isin: string | null;
  readonly sedol: string | null;
  readonly sector: string | null;
  readonly region: string | null;
  readonly strategy: string | null;
  readonly subStrategy: string | null;
  readonly vintage: number | null;
  /** Charges inside the fund, a fraction a year. */
  readonly ongoingCharge: number | null;
  /** A fraction a year. */
  readonly coupon: number | null;
  readonly maturity: IsoDate | null;
  readonly lastPrice: HoldingPrice | null;
  readonly period: Period;
  /** The prices of the period, on the drawn days only. Earlier prices are divided by later splits, so that they are comparable. */
  readonly prices: readonly { readonly day: IsoDate; readonly price: number }[];
  /** Price returns, without distributions. Three and five years are annualised. */
  readonly returns: readonly { readonly span: ReturnSpan; readonly isAnnual: boolean; readonly rate: Figure }[];
  /** Address of the publisher's page. */
  readonly factsheet: Figure<string>;
}

/** One that a portfolio holds or held. */
export interface FundData extends SecurityData {
  /** The units that the page's portfolio holds; an exact decimal as text. */
  readonly units: string;
  readonly value: Figure;
  /** In which `value` is. */
  readonly valueCurrency: string;
  /** The day of the first commitment to a private fund; null without one. */
  readonly committedOn: IsoDate | null;
}
