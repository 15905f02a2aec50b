import type { PoolClient } from 'pg';
import { majorOf } from '#finance/currency.ts';
import type { AssetClass, InstrumentType, LedgerInstrument } from '#finance/ledger/ledger.ts';
import { rowReader } from '../../row-reader.ts';
import { instruments as table } from '../../schema/market.ts';

export type Instrument = typeof table.$inferSelect;

const byIds = rowReader(table, 'where id = any($1::uuid[])');
const bySymbol = rowReader(table, 'where symbol = $1');

export function instruments(connection: PoolClient) {
  return {
    async bySymbol(symbol: string): Promise<Instrument | null> {
      return (await bySymbol(connection, [symbol]))[0] ?? null;
    },

    async byIds(ids: readonly string[]): Promise<Instrument[]> {
      return ids.length === 0 ? [] : byIds(connection, [ids]);
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
