import { decimal, type Decimal, zero } from '#finance/decimal.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import type { LedgerEntry, LedgerInstrument, TransactionType } from '#finance/ledger/ledger.ts';
import { type PriceSeries, priceSeries } from '#finance/prices/price-series.ts';

interface EntryText {
  readonly id?: string;
  readonly instrument?: string;
  readonly units?: number | string;
  readonly amount?: number | string;
  readonly currency?: string;
  readonly rate?: number | string;
  readonly charges?: number | string;
  readonly tax?: number | string;
  readonly category?: string;
  readonly ratio?: number | string;
  readonly cost?: number | string;
  readonly acquired?: IsoDate;
  readonly transferId?: string;
}

let sequence = 0;

/** A transaction of which the test names what matters; everything else is empty. In GBP unless it says otherwise. */
export function buildEntry(date: IsoDate, type: TransactionType, text: EntryText = {}): LedgerEntry {
  sequence += 1;
  return {
    id: text.id ?? `t${sequence}`,
    sequence,
    day: dayNumber(date),
    type,
    instrumentId: text.instrument ?? null,
    units: optional(text.units),
    amount: optional(text.amount) ?? zero,
    currency: text.currency ?? 'GBP',
    rate: optional(text.rate),
    charges: optional(text.charges) ?? zero,
    tax: optional(text.tax) ?? zero,
    category: text.category ?? null,
    ratio: optional(text.ratio),
    cost: optional(text.cost),
    ...movedWith(text),
  };
}

function movedWith({ acquired, transferId }: EntryText): Pick<LedgerEntry, 'acquiredDay' | 'transferId'> {
  return { acquiredDay: acquired === undefined ? null : dayNumber(acquired), transferId: transferId ?? null };
}

export function buildInstrument(id: string, text: Partial<LedgerInstrument> = {}): LedgerInstrument {
  return { id, type: 'Stock', assetClass: 'Equities', currency: 'GBP', priceFactor: 1, ...text };
}

/** A series written as `date price, date price`. */
export function buildPrices(written: string): PriceSeries {
  return priceSeries(
    written.split(', ').map((point) => {
      const [date = '', price] = point.split(' ');
      return { day: dayNumber(date), price: Number(price) };
    }),
  );
}

function optional(value: number | string | undefined): Decimal | null {
  return value === undefined ? null : decimal(value);
}
