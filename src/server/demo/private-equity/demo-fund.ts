import type { IsoDate } from '#finance/iso-date.ts';
import { textTable } from '../text-table.ts';

/** A fictional private-equity fund and the pace at which it calls, grows and pays back. */
export interface DemoFund {
  readonly symbol: string;
  readonly name: string;
  readonly strategy: string;
  readonly subStrategy: string;
  readonly region: string;
  readonly sector: string;
  readonly currency: string;
  readonly firstCall: IsoDate;
  /** Yearly growth of its investments before fees, a fraction. */
  readonly growth: number;
  /** Years until everything is paid back. */
  readonly life: number;
  /** The lateness of its distributions: 1 is evenly, more is later. */
  readonly bow: number;
  /** Quarters by which its reports come later than those of the others. */
  readonly late: number;
}

/** Reads a table of funds (columns: the names used below). */
export function fundTable(written: string): DemoFund[] {
  return textTable(written).map((row) => ({
    symbol: row('symbol'),
    name: row('name'),
    strategy: row('strategy'),
    subStrategy: row('substrategy'),
    region: row('region'),
    sector: row('sector'),
    currency: row('ccy'),
    firstCall: row('first call'),
    growth: Number(row('growth')),
    life: Number(row('life')),
    bow: Number(row('bow')),
    late: Number(row('late')),
  }));
}
