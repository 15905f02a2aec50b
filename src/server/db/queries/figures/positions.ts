import type { PoolClient } from 'pg';
import { dayNumber, type IsoDate, getYear } from '#finance/iso-date.ts';
import type { PositionSpan } from '#finance/book/cost-pass.ts';
import { bookYears } from './book-years.ts';

/** The positions of a portfolio on some days. */
export interface StoredSpan {
  readonly portfolioId: string;
  readonly span: PositionSpan;
}

const portfoliosSql = `select array(select replace(id::text, '-', '') from portfolios where account_id = $1) as ids`;

export function positions(connection: PoolClient) {
  const books = bookYears(connection);

  async function heldOn(accountId: string, portfolioIds: readonly string[], day: IsoDate): Promise<StoredSpan[]> {
    const at = dayNumber(day);
    const held = await books.heldIn(accountId, portfolioIds, getYear(day));
    return [...held].flatMap(([portfolioId, spans]) =>
      spans.filter(({ fromDay, toDay }) => fromDay <= at && (toDay ?? Infinity) > at).map((span) => ({ portfolioId, span })),
    );
  }

  return {
    /** The positions of these portfolios at the end of a day, also (with no units) those that they had given up before. */
    heldOn,

    /** The account's portfolios that hold anything at the end of `day`, worth something or not. */
    async holdersOn(accountId: string, day: IsoDate): Promise<Set<string>> {
      const { rows } = await connection.query<{ ids: string[] }>(portfoliosSql, [accountId]);
      const held = await heldOn(accountId, rows[0]?.ids ?? [], day);
      return new Set(held.filter(({ span }) => !span.units.isZero()).map(({ portfolioId }) => portfolioId));
    },

    /** Reads all positions that these portfolios ever had in some instruments. */
    async historyOf(accountId: string, portfolioIds: readonly string[], instrumentIds: readonly string[]): Promise<StoredSpan[]> {
      const wanted = new Set<string | null>(instrumentIds);
      const ever = await books.everHeld(accountId, portfolioIds);
      return [...ever].flatMap(([portfolioId, spans]) =>
        spans.filter(({ instrumentId }) => wanted.has(instrumentId)).map((span) => ({ portfolioId, span })),
      );
    },
  };
}
