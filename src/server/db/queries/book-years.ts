import type { PoolClient } from 'pg';
import type { BookedAmount } from '#finance/ledger/booked-amounts.ts';
import { yearOfDay } from '#finance/iso-date.ts';
import type { Disposal } from '#finance/ledger/holding.ts';
import type { PositionSpan } from '#finance/book/cost-pass.ts';
import type { Period } from '#finance/daily-series.ts';
import { type BookedText, bookedOf, disposalOf, type DisposalText, type HoldingText } from '../book-text.ts';
import { type BookYear, spansOfYears, yearsOf } from '../book-years-of.ts';
import { derivedTable, replaceRows, rowsFor } from '../insert-rows.ts';

/** What was held, sold and booked in a portfolio. */
export interface BookToStore {
  readonly accountId: string;
  readonly portfolioId: string;
  /** The years before it are stored rightly already; null when nothing is stored. */
  readonly fromYear: number | null;
  /** Those that reach into `fromYear` or begin later, by holding, then by day. */
  readonly positions: readonly PositionSpan[];
  readonly disposals: readonly Disposal[];
  readonly bookedAmounts: readonly BookedAmount[];
}

/** Whose book is wanted, and of which days: (from, to]. */
export interface BookWanted {
  readonly accountId: string;
  readonly portfolioIds: readonly string[];
  readonly period: Period;
}

const table = derivedTable({
  name: 'book_years',
  columns: { account_id: 'uuid', portfolio_id: 'uuid', year: 'integer', spans: 'json', disposals: 'json', booked: 'json' },
  key: ['account_id', 'portfolio_id', 'year'],
});

// A portfolio's last year with transactions up to the wanted one has everything that was held then.
const heldSql = `
  select replace(wanted.id::text, '-', '') as "portfolioId", last.spans
    from unnest($2::uuid[]) wanted (id)
   cross join lateral (select spans from book_years stored
                        where stored.account_id = $1 and stored.portfolio_id = wanted.id and stored.year <= $3
                        order by stored.year desc limit 1) last
   order by 1`;

const spansSql = `
  select replace(portfolio_id::text, '-', '') as "portfolioId", spans
    from book_years where account_id = $1 and portfolio_id = any($2::uuid[])
   order by portfolio_id, year`;

const ofYearsSql = (column: 'disposals' | 'booked') => `
  select replace(portfolio_id::text, '-', '') as "portfolioId", ${column} as lines
    from book_years where account_id = $1 and portfolio_id = any($2::uuid[]) and year between $3 and $4
   order by portfolio_id, year`;

// From the last year with transactions before the day on, as far as it is wanted.
const aroundSql = `
  select replace(stored.portfolio_id::text, '-', '') as "portfolioId", stored.year, stored.spans,
         case when stored.year = wanted.through_year then stored.disposals end as disposals,
         case when stored.year = wanted.through_year then stored.booked end as booked
    from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::integer[]) wanted (account_id, portfolio_id, from_year, through_year)
    join book_years stored on stored.account_id = wanted.account_id and stored.portfolio_id = wanted.portfolio_id
   where stored.year <= wanted.through_year
     and stored.year >= coalesce((select max(year) from book_years earlier
                                   where earlier.account_id = wanted.account_id and earlier.portfolio_id = wanted.portfolio_id
                                     and earlier.year <= wanted.from_year), wanted.from_year)
   order by stored.portfolio_id, stored.year`;

/** Of which portfolio the book is wanted: what was held from `fromYear` to `throughYear`, and what was sold and booked in the latter. */
export interface BookAround {
  readonly accountId: string;
  readonly portfolioId: string;
  readonly fromYear: number;
  readonly throughYear: number;
}

/** A part of a book as it is stored. */
export interface StoredBook {
  readonly positions: readonly PositionSpan[];
  readonly disposals: readonly Disposal[];
  readonly bookedAmounts: readonly BookedAmount[];
}

export const emptyBook: StoredBook = { positions: [], disposals: [], bookedAmounts: [] };

interface AroundRow {
  readonly portfolioId: string;
  readonly spans: readonly HoldingText[];
  readonly disposals: readonly DisposalText[] | null;
  readonly booked: readonly BookedText[] | null;
}

interface SpansRow {
  readonly portfolioId: string;
  readonly spans: readonly HoldingText[];
}

interface LinesRow<Line> {
  readonly portfolioId: string;
  readonly lines: readonly Line[];
}

export function bookYears(connection: PoolClient) {
  async function linesOf<Line>(column: 'disposals' | 'booked', { accountId, portfolioIds, period }: BookWanted): Promise<LinesRow<Line>[]> {
    const years = [yearOfDay(period.from + 1), yearOfDay(period.to)];
    return (await connection.query<LinesRow<Line>>(ofYearsSql(column), [accountId, portfolioIds, ...years])).rows;
  }

  return {
    /** Writes the years of each book from its `fromYear` on. */
    async replace(all: readonly BookToStore[]): Promise<void> {
      const rows = rowsFor(table);
      for (const book of all) {
        for (const year of yearsOf(book)) addYear(rows.row().uuid(book.accountId).uuid(book.portfolioId), year);
      }
      const stale = all.map(({ accountId, portfolioId, fromYear }) => ({ accountId, subjectId: portfolioId, from: fromYear }));
      await replaceRows(connection, table, { stale, rows });
    },

    /** By portfolio. */
    async around(wanted: readonly BookAround[]): Promise<Map<string, StoredBook>> {
      if (wanted.length === 0) return new Map();
      const ids = [wanted.map((one) => one.accountId), wanted.map((one) => one.portfolioId)];
      const values = [...ids, wanted.map((one) => one.fromYear), wanted.map((one) => one.throughYear)];
      const { rows } = await connection.query<AroundRow>({ name: 'books around a day', text: aroundSql, values });
      const byPortfolio = Map.groupBy(rows, ({ portfolioId }) => portfolioId);
      return new Map([...byPortfolio].map(([id, years]) => [id, storedBook(years)]));
    },

    /** All that these portfolios held at some time of `year`, or since their last transaction before it, by portfolio. */
    async heldIn(accountId: string, portfolioIds: readonly string[], year: number): Promise<Map<string, PositionSpan[]>> {
      const { rows } = await connection.query<SpansRow>({ name: 'held in a year', text: heldSql, values: [accountId, portfolioIds, year] });
      return new Map(rows.map(({ portfolioId, spans }) => [portfolioId, spansOfYears([spans])]));
    },

    /** All that these portfolios ever held, by portfolio. */
    async everHeld(accountId: string, portfolioIds: readonly string[]): Promise<Map<string, PositionSpan[]>> {
      const { rows } = await connection.query<SpansRow>(spansSql, [accountId, portfolioIds]);
      const byPortfolio = Map.groupBy(rows, ({ portfolioId }) => portfolioId);
      return new Map([...byPortfolio].map(([id, years]) => [id, spansOfYears(years.map(({ spans }) => spans))]));
    },

    /** What these portfolios sold, oldest first in each. */
    async disposals(wanted: BookWanted): Promise<{ readonly portfolioId: string; readonly disposal: Disposal }[]> {
      const years = await linesOf<DisposalText>('disposals', wanted);
      return within(years, wanted.period).map(({ portfolioId, line }) => ({ portfolioId, disposal: disposalOf(line) }));
    },

    /** Income, charges, dealing costs and taxes of these portfolios, oldest first in each. */
    async bookedAmounts(wanted: BookWanted): Promise<{ readonly portfolioId: string; readonly booked: BookedAmount }[]> {
      const years = await linesOf<BookedText>('booked', wanted);
      return within(years, wanted.period).map(({ portfolioId, line }) => ({ portfolioId, booked: bookedOf(line) }));
    },
  };
}

function within<Line extends { readonly day: number }>(years: readonly LinesRow<Line>[], { from, to }: Period) {
  return years.flatMap(({ portfolioId, lines }) =>
    lines.filter(({ day }) => day > from && day <= to).map((line) => ({ portfolioId, line })),
  );
}

function storedBook(years: readonly AroundRow[]): StoredBook {
  return {
    positions: spansOfYears(years.map(({ spans }) => spans)),
    disposals: years.flatMap(({ disposals }) => disposals ?? []).map(disposalOf),
    bookedAmounts: years.flatMap(({ booked }) => booked ?? []).map(bookedOf),
  };
}

function addYear(row: ReturnType<typeof rowsFor>, { year, holdings, disposals, booked }: BookYear): void {
  row
    .integer(year)
    .text(`[${holdings.join(',')}]`)
    .text(`[${disposals.join(',')}]`)
    .text(`[${booked.join(',')}]`);
}
