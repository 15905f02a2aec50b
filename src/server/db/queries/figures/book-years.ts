import type { PoolClient } from 'pg';
import type { BookedAmount } from '#finance/ledger/booked-amounts.ts';
import { yearOfDay } from '#finance/iso-date.ts';
import type { Disposal } from '#finance/ledger/holding.ts';
import type { PositionSpan } from '#finance/book/cost-pass.ts';
import type { Period } from '#finance/daily-series.ts';
import { type BookedText, bookedOf, disposalOf, type DisposalText, type HoldingText } from '../../book-text.ts';
import { type BookYear, spansOfYears, splitBookByYear } from '../../split-book-by-year.ts';
import { derivedTable, replaceRows, rowsFor } from '../../insert-rows.ts';

/** The positions, sales and entries of a portfolio. */
export interface BookToStore {
  readonly accountId: string;
  readonly portfolioId: string;
  /** The years before it are stored rightly already; null when nothing is stored. */
  readonly fromYear: number | null;
  /** The positions that end in `fromYear` or later, by holding, then by day. */
  readonly positions: readonly PositionSpan[];
  readonly disposals: readonly Disposal[];
  readonly bookedAmounts: readonly BookedAmount[];
}

/** The portfolios whose book is wanted, and its days: (from, to]. */
export interface BookQuery {
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

// From the last year with transactions up to the first wanted one on.
const yearsSql = `
  select replace(portfolio_id::text, '-', '') as "portfolioId", year, spans::text, booked::text
    from book_years stored where account_id = $1 and portfolio_id = any($2::uuid[]) and year <= $4
     and year >= coalesce((select max(year) from book_years earlier
                            where earlier.account_id = $1 and earlier.portfolio_id = stored.portfolio_id and earlier.year <= $3), $3)
   order by portfolio_id, year`;

const spansSql = `
  select replace(portfolio_id::text, '-', '') as "portfolioId", spans
    from book_years where account_id = $1 and portfolio_id = any($2::uuid[])
   order by portfolio_id, year`;

const disposalsSql = `
  select replace(portfolio_id::text, '-', '') as "portfolioId", disposals
    from book_years where account_id = $1 and portfolio_id = any($2::uuid[]) and year between $3 and $4
   order by portfolio_id, year`;

// From the last year with transactions before the day on, as far as it is wanted.
const aroundSql = `
  select replace(stored.portfolio_id::text, '-', '') as "portfolioId", stored.year, stored.spans,
         case when stored.year = wanted.through_year then stored.disposals end as disposals,
         case when stored.year = wanted.through_year then stored.booked end as booked
    from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::integer[]) wanted (account_id, portfolio_id, from_year, through_year)
   cross join lateral (select max(year) as year from book_years earlier
                        where earlier.account_id = wanted.account_id and earlier.portfolio_id = wanted.portfolio_id
                          and earlier.year <= wanted.from_year) first
    join book_years stored on stored.account_id = wanted.account_id and stored.portfolio_id = wanted.portfolio_id
                          and stored.year between coalesce(first.year, wanted.from_year) and wanted.through_year
   order by stored.portfolio_id, stored.year`;

/** The portfolio whose book is wanted: its positions from `fromYear` to `throughYear`, its sales and entries of the latter. */
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

/** A year with its JSON, of which mostly a part is wanted. */
interface YearRow {
  readonly portfolioId: string;
  readonly year: number;
  readonly spans: string;
  readonly booked: string;
}

/** Some years of a portfolio's book, in order. */
export interface StoredYears {
  /** All that was held in them from `year` on, and since the last transaction before. */
  readonly positionsFrom: (year: number) => readonly PositionSpan[];
  /** Returns the entries over (from, to], oldest first. */
  readonly bookedOver: (period: Period) => readonly BookedAmount[];
}

interface SpansRow {
  readonly portfolioId: string;
  readonly spans: readonly HoldingText[];
}

interface DisposalsRow {
  readonly portfolioId: string;
  readonly disposals: readonly DisposalText[];
}

export function bookYears(connection: PoolClient) {
  return {
    /** Writes the years of each book from its `fromYear` on. */
    async replace(all: readonly BookToStore[]): Promise<void> {
      const rows = rowsFor(table);
      for (const book of all) {
        for (const year of splitBookByYear(book)) addYear(rows.row().uuid(book.accountId).uuid(book.portfolioId), year);
      }
      const stale = all.map(({ accountId, portfolioId, fromYear }) => [accountId, portfolioId, fromYear]);
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

    /** Reads the sales of these portfolios, oldest first in each. */
    async disposals({ accountId, portfolioIds, period: { from, to } }: BookQuery): Promise<{ portfolioId: string; disposal: Disposal }[]> {
      const { rows } = await connection.query<DisposalsRow>(disposalsSql, [accountId, portfolioIds, yearOfDay(from + 1), yearOfDay(to)]);
      return rows.flatMap(({ portfolioId, disposals }) =>
        disposals.filter(({ day }) => day > from && day <= to).map((text) => ({ portfolioId, disposal: disposalOf(text) })),
      );
    },

    /** The books of these portfolios from the first year to the last, and what was held when they begin, by portfolio. */
    async ofYears(accountId: string, portfolioIds: readonly string[], years: readonly [first: number, last: number]) {
      const { rows } = await connection.query<YearRow>(yearsSql, [accountId, portfolioIds, ...years]);
      const byPortfolio = Map.groupBy(rows, ({ portfolioId }) => portfolioId);
      return new Map<string, StoredYears>([...byPortfolio].map(([id, own]) => [id, storedYears(own)]));
    },
  };
}

function storedYears(rows: readonly YearRow[]): StoredYears {
  const decoded = new Map<number, readonly PositionSpan[]>();
  const booked = rows.map(({ booked: json }) => once(() => JSON.parse(json) as readonly BookedText[]));
  return {
    positionsFrom: (year) => {
      const first = Math.max(
        rows.findLastIndex((row) => row.year <= year),
        0,
      );
      const known = decoded.get(first) ?? spansOfYears(rows.slice(first).map(({ spans }) => JSON.parse(spans) as readonly HoldingText[]));
      decoded.set(first, known);
      return known;
    },
    bookedOver: ({ from, to }) => {
      const [first, last] = [yearOfDay(from + 1), yearOfDay(to)];
      const touched = booked.filter((_lines, at) => (rows[at]?.year ?? NaN) >= first && (rows[at]?.year ?? NaN) <= last);
      return touched.flatMap((lines) =>
        lines()
          .filter(({ day }) => day > from && day <= to)
          .map(bookedOf),
      );
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
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
