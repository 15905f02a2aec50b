import type { PoolClient } from 'pg';
import { getMajorUnit } from '#finance/currency.ts';
import type { AssetClass, InstrumentType, LedgerInstrument } from '#finance/ledger/ledger.ts';
import { accruingBondOf } from '../../bond-of.ts';
import { folded } from '../../folded-text.ts';
import { toLikePattern, matchesAllWords } from '../../list-query.ts';
import { rowReader } from '../../row-reader.ts';
import { instruments as table } from '../../schema/market.ts';
import type { PricePoint } from './prices.ts';

export type Instrument = typeof table.$inferSelect;

const byIds = rowReader(table, 'where id = any($1::uuid[])');
const bySymbols = rowReader(table, 'where symbol = any($1)');
// What is owned by one client alone is known where that client has it: a property is no security of the firm.
const isKnownTo = (account: string) =>
  `(type <> 'Property' or exists (select from transactions booked where booked.account_id = ${account} and booked.instrument_id = own.id))`;
// What has it as its number comes before what begins with it, and that before what has it somewhere in its name. An index is not held.
const searched = rowReader(
  table,
  `where type <> 'Index' and ${isKnownTo('$5')} and (upper($1) in (upper(symbol), isin, sedol) or ${matchesAllWords(folded("symbol || ' ' || name"), '$2')})
   order by case when upper($1) in (upper(symbol), isin, sedol) then 0 when ${folded('symbol')} like ${folded('$3')} then 1
                 when ${folded('name')} like ${folded('$3')} then 2 else 3 end, name, symbol limit $4`,
);
const bySymbol = rowReader(table, 'where symbol = $1');
const knownBySymbols = rowReader(table, `where symbol = any($1) and type <> 'Index' and ${isKnownTo('$2')}`);

export function instruments(connection: PoolClient) {
  return {
    /** Adds one that the firm has not had, with its first prices: by a function, for the table itself is kept by administrators. */
    async add(
      security: Readonly<
        Record<'symbol' | 'name' | 'type' | 'assetClass' | 'currency' | 'quoteUnit' | 'region' | 'annualGrowth', string | null>
      >,
      prices: readonly PricePoint[],
    ): Promise<void> {
      const [days, closes] = [prices.map(({ day }) => day), prices.map(({ price }) => price)];
      await connection.query('select add_security($1, $2, $3)', [security, days, closes]);
    },

    async bySymbol(symbol: string): Promise<Instrument | null> {
      return (await bySymbol(connection, [symbol]))[0] ?? null;
    },

    /** One that a form of an account may name. */
    async knownBySymbol(symbol: string, accountId: string): Promise<Instrument | null> {
      return (await knownBySymbols(connection, [[symbol], accountId]))[0] ?? null;
    },

    /** Returns the instruments with these symbols that a form of an account may use. */
    async knownBySymbols(symbols: readonly string[], accountId: string): Promise<Instrument[]> {
      return symbols.length === 0 ? [] : knownBySymbols(connection, [symbols, accountId]);
    },

    /** Returns the instruments that match the words in a form of an account, the best match first. */
    async search(words: string, { accountId, limit }: { readonly accountId: string; readonly limit: number }): Promise<Instrument[]> {
      const sought = words.trim();
      if (sought === '') return [];
      const anywhere = toLikePattern(sought);
      return searched(connection, [sought, anywhere, anywhere.slice(1), limit, accountId]);
    },

    async byIds(ids: readonly string[]): Promise<Instrument[]> {
      return ids.length === 0 ? [] : byIds(connection, [ids]);
    },
    /** Returns the instruments with these symbols. */
    async bySymbols(symbols: readonly string[]): Promise<Instrument[]> {
      return symbols.length === 0 ? [] : bySymbols(connection, [symbols]);
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
    priceFactor: row.quoteUnit ? getMajorUnit(row.quoteUnit).factor : 1,
    annualGrowth: row.annualGrowth === null ? null : Number(row.annualGrowth),
    bond: accruingBondOf(row),
  };
}
