import type { PoolClient } from 'pg';
import { decimal, zero } from '#finance/decimal.ts';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import type { PositionSpan } from '#finance/ledger-pass.ts';
import { BinaryRows } from '../binary-rows.ts';
import type { StoredLot } from '../schema/derived.ts';
import { insertStaged, type StagedTable } from '../stage-rows.ts';

/** What a portfolio held when; spans that ended before `fromDay` (a day number) are stored rightly already. */
export interface PositionsToStore {
  readonly accountId: string;
  readonly portfolioId: string;
  readonly fromDay: number;
  readonly spans: readonly PositionSpan[];
}

const staged: StagedTable = {
  table: 'positions',
  columns: {
    account_id: 'uuid',
    portfolio_id: 'uuid',
    holding: 'text',
    from_day: 'date',
    to_day: 'date',
    instrument_id: 'uuid',
    currency: 'text',
    units: 'text',
    cost: 'text',
    realised: 'text',
    income: 'text',
    lots: 'text',
  },
  casts: { units: 'numeric', cost: 'numeric', realised: 'numeric', income: 'numeric', lots: 'jsonb' },
};

const deleteSql = `
  delete from positions stored using unnest($1::uuid[], $2::uuid[], $3::date[]) stale (account_id, portfolio_id, day)
   where stored.account_id = stale.account_id and stored.portfolio_id = stale.portfolio_id
     and coalesce(stored.to_day, 'infinity') >= stale.day`;

const holdersSql = `
  select distinct replace(portfolio_id::text, '-', '') as id
    from positions
   where account_id = $1 and from_day <= $2::date and (to_day is null or to_day > $2::date) and units <> 0`;

/** What a portfolio held on some days, without its lots. */
export interface StoredSpan {
  readonly portfolioId: string;
  readonly span: PositionSpan;
}

interface SpanRow {
  readonly portfolioId: string;
  readonly fromDay: number;
  readonly toDay: number | null;
  readonly instrumentId: string | null;
  readonly currency: string;
  readonly units: string;
  readonly cost: string;
  readonly realised: string;
  readonly income: string;
}

const columnsSql = `
  replace(portfolio_id::text, '-', '') as "portfolioId", from_day - date '1970-01-01' as "fromDay", to_day - date '1970-01-01' as "toDay",
  replace(instrument_id::text, '-', '') as "instrumentId", currency, units, cost, realised, income`;

const heldSql = `
  select ${columnsSql} from positions
   where account_id = $1 and portfolio_id = any($2::uuid[]) and from_day <= $3 and (to_day is null or to_day > $3)
   order by portfolio_id, holding`;

const historySql = `
  select ${columnsSql} from positions
   where account_id = $1 and portfolio_id = any($2::uuid[]) and instrument_id = any($3::uuid[])
   order by portfolio_id, holding, from_day`;

export function positions(connection: PoolClient) {
  return {
    /** Writes the spans that reach their `fromDay` or begin later; those that ended before it stay as they are. */
    async replace(all: readonly PositionsToStore[]): Promise<void> {
      const days = all.map(({ fromDay }) => isoDate(fromDay));
      await connection.query(deleteSql, [all.map((one) => one.accountId), all.map((one) => one.portfolioId), days]);
      const rows = new BinaryRows(Object.keys(staged.columns).length);
      for (const { accountId, portfolioId, fromDay, spans } of all) {
        for (const span of spans) {
          if ((span.toDay ?? Infinity) >= fromDay) addSpan(rows.row().uuid(accountId).uuid(portfolioId), span);
        }
      }
      await insertStaged(connection, staged, rows);
    },

    /** The account's portfolios that hold anything at the end of `day`, worth something or not. */
    async holdersOn(accountId: string, day: IsoDate): Promise<Set<string>> {
      const { rows } = await connection.query<{ id: string }>(holdersSql, [accountId, day]);
      return new Set(rows.map(({ id }) => id));
    },

    /** What these portfolios held at the end of a day, also (with no units) what they had given up before. */
    async heldOn(accountId: string, portfolioIds: readonly string[], day: IsoDate): Promise<StoredSpan[]> {
      return (await connection.query<SpanRow>(heldSql, [accountId, portfolioIds, day])).rows.map(storedSpan);
    },

    /** What these portfolios ever held of some instruments. */
    async historyOf(accountId: string, portfolioIds: readonly string[], instrumentIds: readonly string[]): Promise<StoredSpan[]> {
      return (await connection.query<SpanRow>(historySql, [accountId, portfolioIds, instrumentIds])).rows.map(storedSpan);
    },
  };
}

function addSpan(row: BinaryRows, span: PositionSpan): void {
  row
    .text(span.instrumentId ?? span.currency)
    .day(span.fromDay)
    .day(span.toDay)
    .uuid(span.instrumentId)
    .text(span.currency)
    .text(span.units.toString())
    .text(span.costUnknown ? 'NaN' : span.cost.toString())
    .text(span.realised.toString())
    .text(span.income.toString())
    .text(JSON.stringify(lotsOf(span)));
}

function lotsOf({ lots }: PositionSpan): StoredLot[] {
  return lots.map(({ day, units, cost }) => ({ day: isoDate(day), units: units.toString(), cost: cost.toString() }));
}

const notStored = { averageCost: zero, paid: zero, received: zero, dealingCosts: zero, taxes: zero, flowsUnknown: true, lots: [] };

function storedSpan({ portfolioId, units, cost, realised, income, ...rest }: SpanRow): StoredSpan {
  const costUnknown = cost === 'NaN';
  const exact = { units: decimal(units), cost: costUnknown ? zero : decimal(cost), realised: decimal(realised), income: decimal(income) };
  return { portfolioId, span: { ...rest, ...exact, ...notStored, costUnknown } };
}
