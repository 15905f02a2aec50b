import type { PoolClient } from 'pg';
import { type Decimal, decimal, zero } from '#finance/decimal.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { kindOrder } from '#finance/ledger/ledger.ts';
import type { InLedger } from './entries.ts';

/** The units that were moved between two splits. */
interface Span {
  readonly portfolioId: string;
  readonly instrumentId: string;
  /** By which what was held before is multiplied first; null before the first split. */
  readonly ratio: string | null;
  readonly change: string;
  /** An interest that counts no units. */
  readonly isUncounted: boolean;
}

const kinds = Object.entries(kindOrder)
  .map(([type, place]) => `('${type}', ${place})`)
  .join(', ');

/** By how many units an entry changes what is held. */
export const unitChangeSql = `
      case
        when entry.type in ('Purchase', 'Call', 'Contribution', 'TransferIn') then entry.units
        when entry.type in ('Sale', 'Withdrawal', 'TransferOut') then -entry.units
        when entry.type = 'Adjustment' or entry.type = 'CorporateAction' and entry.ratio is null then entry.units
      end`;

// The order and the signs of `finance/ledger/entry-effect.ts`; between two splits the units of an instrument are a sum.
const spansSql = (whose: string) => `
  with moved as (
    select entry.portfolio_id, entry.instrument_id, entry.day, kind.place, entry.sequence,
      case when entry.type in ('Split', 'CorporateAction') then entry.ratio end as ratio,
      entry.type = 'Call' and entry.units is null as is_uncounted,
      ${unitChangeSql} as change
      from transactions entry
      join (values ${kinds}) as kind (type, place) on kind.type = entry.type
     where ${whose} and entry.voided_at is null and entry.day <= $3::date
       and entry.instrument_id is not null and ($4::uuid[] is null or entry.instrument_id = any($4::uuid[]))
  ), spans as (
    select *, count(ratio) over (partition by portfolio_id, instrument_id order by day, place, sequence) as span from moved
     where change is not null or ratio is not null or is_uncounted
  )
  select replace(portfolio_id::text, '-', '') as "portfolioId", replace(instrument_id::text, '-', '') as "instrumentId", max(ratio)::text as ratio, coalesce(sum(change), 0)::text as change,
         bool_or(is_uncounted) as "isUncounted"
    from spans group by portfolio_id, instrument_id, span order by portfolio_id, instrument_id, span`;

const ofOneSql = spansSql('entry.account_id = $1 and entry.portfolio_id = $2');
const ofSeveralSql = spansSql('entry.account_id = any($1::uuid[]) and entry.portfolio_id = any($2::uuid[])');

export interface HeldUnits {
  readonly units: Decimal;
  /** False of an interest that counts no units. */
  readonly isCounted: boolean;
}

/** Units of the instruments of a portfolio, summed where they are stored. */
export function summedUnits(connection: PoolClient) {
  return {
    /** At the end of a day, by instrument; of some, or of all that it ever had. */
    async on(
      { accountId, portfolioId }: InLedger,
      day: IsoDate,
      instrumentIds: readonly string[] | null = null,
    ): Promise<ReadonlyMap<string, HeldUnits>> {
      const { rows } = await connection.query<Span>(ofOneSql, [accountId, portfolioId, day, instrumentIds]);
      return heldIn(rows);
    },
    /** At the end of a day, by portfolio and instrument, of all that they ever had. */
    async ofSeveral(ledgers: readonly InLedger[], day: IsoDate): Promise<ReadonlyMap<string, ReadonlyMap<string, HeldUnits>>> {
      const whose = [ledgers.map(({ accountId }) => accountId), ledgers.map(({ portfolioId }) => portfolioId)];
      const { rows } = await connection.query<Span>(ofSeveralSql, [...whose, day, null]);
      return new Map([...Map.groupBy(rows, ({ portfolioId }) => portfolioId)].map(([id, spans]) => [id, heldIn(spans)]));
    },
  };
}

/** The spans of one portfolio one after the other. */
function heldIn(spans: readonly Span[]): ReadonlyMap<string, HeldUnits> {
  const held = new Map<string, HeldUnits>();
  for (const { instrumentId, ratio, change, isUncounted } of spans) {
    const { units, isCounted } = held.get(instrumentId) ?? { units: zero, isCounted: true };
    const split = ratio === null ? units : units.times(decimal(ratio));
    held.set(instrumentId, { units: split.plus(decimal(change)), isCounted: isCounted && !isUncounted });
  }
  return held;
}
