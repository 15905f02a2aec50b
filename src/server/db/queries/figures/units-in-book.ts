import type { PoolClient } from 'pg';
import { type Decimal, decimal } from '#finance/decimal.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** The portfolio and the securities whose units are wanted. */
export interface HeldQuery {
  readonly accountId: string;
  readonly portfolioId: string;
  readonly instrumentIds: readonly string[];
  /** At the end of which day. */
  readonly day: IsoDate;
  /** A transaction that is looked past: what the book says from its day on does not count. */
  readonly without: string | null;
}

/** The units that a book knows. */
export interface HeldInBook {
  /** The last day up to which it is right, the one asked for at most; null where there is no book. */
  readonly through: IsoDate | null;
  /** By security at the end of that day; without those that were not held. */
  readonly units: ReadonlyMap<string, Decimal>;
}

interface Row {
  readonly through: IsoDate;
  readonly id: string;
  readonly units: string;
}

// Of a span stands what changed since the one before: the last units that were written by the day are those that are held.
const heldSql = `
  with reach as (
    select least($3::date, case when mark.version > mark.computed_version then mark.first_changed_day - 1 end,
                 (select entry.day - 1 from transactions entry where entry.account_id = $1 and entry.portfolio_id = $2 and entry.id = $4)) as day
      from ledger_marks mark where mark.account_id = $1 and mark.portfolio_id = $2),
  last as (
    select stored.spans from reach, book_years stored
     where stored.account_id = $1 and stored.portfolio_id = $2 and stored.year <= extract(year from reach.day)
     order by stored.year desc limit 1)
  select to_char(reach.day, 'YYYY-MM-DD') as through, wanted.id,
         (select coalesce(sum(held.units), 0)::text
            from last cross join json_array_elements(last.spans) holding
           cross join lateral (
             select (span ->> 'u')::numeric as units from json_array_elements(holding -> 'spans') with ordinality written (span, place)
              where (span ->> 'day')::integer <= reach.day - date '1970-01-01' and span ->> 'u' is not null
              order by place desc limit 1) held
           where holding ->> 'instrumentId' = wanted.id) as units
    from reach cross join unnest($5::text[]) wanted (id)`;

export function unitsInBook(connection: PoolClient) {
  return {
    /** Reads the units of the stored book, as far as that is right: later entries are not in it. */
    async on({ accountId, portfolioId, instrumentIds, day, without }: HeldQuery): Promise<HeldInBook> {
      const { rows } = await connection.query<Row>(heldSql, [accountId, portfolioId, day, without, instrumentIds]);
      const [first] = rows;
      if (!first) return { through: null, units: new Map() };
      return { through: first.through, units: new Map(rows.map(({ id, units }) => [id, decimal(units)])) };
    },
  };
}
