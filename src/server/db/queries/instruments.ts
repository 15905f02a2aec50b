import { inArray } from 'drizzle-orm';
import { majorOf } from '#finance/currency.ts';
import type { AssetClass, InstrumentType, LedgerInstrument } from '#finance/ledger/ledger.ts';
import type { Sql } from '../queries.ts';
import { instruments as table } from '../schema/market.ts';

export type Instrument = typeof table.$inferSelect;

export function instruments(sql: Sql) {
  return {
    async byIds(ids: readonly string[]): Promise<Instrument[]> {
      return ids.length === 0
        ? []
        : sql
            .select()
            .from(table)
            .where(inArray(table.id, [...ids]));
    },
  };
}

/** A stored instrument as the arithmetic of figures takes it. */
export function ledgerInstrument(row: Instrument): LedgerInstrument {
  return {
    id: row.id,
    type: row.type as InstrumentType,
    assetClass: row.assetClass as AssetClass,
    currency: row.currency,
    priceFactor: row.quoteUnit ? majorOf(row.quoteUnit).factor : 1,
    annualGrowth: row.annualGrowth === null ? null : Number(row.annualGrowth),
  };
}
