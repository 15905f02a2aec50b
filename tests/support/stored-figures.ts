import type { Client } from 'pg';
import { system } from '#domain/actor.ts';
import type { Database } from '#server/db/database.ts';

const derived = ['book_years', 'daily_series', 'snapshots', 'figure_states', 'portfolio_health'];
const everything = { firstDay: -100_000, lastDay: 100_000 };

/** Everything derived that is stored about these accounts: decimals as text, series as numbers, by portfolio and account. */
export async function storedFigures(database: Database, owner: Client, accounts: ReadonlyMap<string, readonly string[]>) {
  const found: Record<string, unknown> = {};
  for (const [accountId, portfolioIds] of accounts) {
    found[accountId] = await database.as(system('test')).read(async (snapshot) => {
      const period = { from: everything.firstDay, to: everything.lastDay };
      const books = await snapshot.bookYears.ofYears(accountId, portfolioIds, [0, 9999]);
      const held = await snapshot.bookYears.everHeld(accountId, portfolioIds);
      const series = await snapshot.dailySeries.read({ accountId, subjectIds: [accountId, ...portfolioIds], ...everything });
      return {
        held: [...held].map(([id, spans]) => [id, byHolding(spans)]),
        disposals: await snapshot.bookYears.disposals({ accountId, portfolioIds, period }),
        booked: [...books].map(([id, years]) => [id, years.bookedOver(period)]),
        series: [...series].map(([id, { series: one, ...rest }]) => [id, rest, columnsOf(one)]),
      };
    });
  }
  const snapshots = await owner.query('select * from snapshots order by account_id, day');
  const states = await owner.query(
    'select subject_id, stored_as, first_day::text, last_day::text, problems from figure_states order by subject_id',
  );
  const health = await owner.query('select * from portfolio_health order by account_id, portfolio_id');
  return JSON.parse(JSON.stringify({ found, snapshots: snapshots.rows, states: states.rows, health: health.rows }, notANumber)) as unknown;
}

/** NaN is a figure here, unlike in JSON. */
function notANumber(_key: string, value: unknown): unknown {
  return typeof value === 'number' && Number.isNaN(value) ? 'NaN' : value;
}

function byHolding<Span extends { instrumentId: string | null; currency: string; fromDay: number }>(spans: readonly Span[]): Span[] {
  const key = ({ instrumentId, currency, fromDay }: Span) => `${instrumentId} ${currency} ${fromDay}`;
  return spans.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

function columnsOf(series: object): unknown {
  return Object.entries(series).map(([name, column]) => [name, column instanceof Float64Array ? [...column] : column]);
}

/**
 * Returns the differences between two trees of figures. Text and structure must match exactly. Numbers may differ by one part in 10^12 of the larger, or by a
 * billionth.
 */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one === 'number' && typeof other === 'number') {
    const isClose = Math.abs(one - other) <= Math.max(Math.abs(one), Math.abs(other)) * 1e-12 + 1e-9;
    return isClose ? [] : [`${path}: ${one} is not ${other}`];
  }
  if (typeof one === 'object' && typeof other === 'object' && one && other) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].flatMap((key) => differences((one as Branch)[key], (other as Branch)[key], `${path}/${key}`)).slice(0, 12);
  }
  return one === other ? [] : [`${path}: ${JSON.stringify(one)} is not ${JSON.stringify(other)}`];
}

type Branch = Readonly<Record<string, unknown>>;

/** Puts what is derived aside and forgets it, so that the next refresh computes everything; `restore` puts it back. */
export async function forgetFigures(owner: Client): Promise<{ restore: () => Promise<void> }> {
  const marks = await owner.query(
    'select account_id, portfolio_id, first_changed_day::text as day, computed_through::text as through from ledger_marks',
  );
  for (const table of derived) await owner.query(`create table kept_${table} as select * from ${table}; delete from ${table}`);
  await owner.query('update ledger_marks set computed_version = 0');
  return {
    restore: async () => {
      for (const table of derived)
        await owner.query(`delete from ${table}; insert into ${table} select * from kept_${table}; drop table kept_${table}`);
      for (const { account_id, portfolio_id, day, through } of marks.rows) {
        const values = [account_id, portfolio_id, day, through];
        await owner.query(
          'update ledger_marks set first_changed_day = $3, computed_through = $4 where account_id = $1 and portfolio_id = $2',
          values,
        );
      }
    },
  };
}
