import { always } from '../format/market.ts';
import { upsert } from './upsert.ts';
import type { WriteStep } from './write-step.ts';

const ofInstrument = 'join known_instruments k on k.symbol = s.symbol';

function same(...names: readonly string[]): Record<string, { sql: string; from: string }> {
  return Object.fromEntries(names.map((name) => [name, { sql: `s.${name}`, from: name }]));
}

function renamed(names: Readonly<Record<string, string>>): Record<string, { sql: string; from: string }> {
  return Object.fromEntries(Object.entries(names).map(([name, from]) => [name, { sql: `s."${from}"`, from }]));
}

/** The columns that the value of a holding depends on. */
const valuing = [
  'type',
  'currency',
  'quote_unit',
  'annual_growth',
  'coupon',
  'coupon_frequency',
  'maturity',
  'day_count',
  'face_value',
] as const;

export const writeInstruments: WriteStep = {
  file: 'instruments.csv',
  write: (connection, columns, sender) =>
    upsert(
      connection,
      {
        into: 'instruments',
        key: { symbol: 's.symbol' },
        values: {
          ...same(
            'name',
            'type',
            'currency',
            'isin',
            'sedol',
            'sector',
            'region',
            'strategy',
            'vintage',
            'coupon',
            'maturity',
            'factsheet',
          ),
          ...renamed({
            asset_class: 'assetClass',
            quote_unit: 'quoteUnit',
            sub_strategy: 'subStrategy',
            ter_underlying: 'terUnderlying',
            annual_growth: 'annualGrowth',
            coupon_frequency: 'couponFrequency',
            day_count: 'dayCount',
            face_value: 'faceValue',
            return_basis: 'returnBasis',
          }),
          ...(sender === 'office' && { is_published: { sql: 'true', from: 'symbol' } }),
        },
        from: 'staged_instruments s',
        changed: {
          table: 'changed_instruments',
          id: 'id',
          day: 'null::date',
          matters: ['old', 'new'].map((row) => `row(${valuing.map((column) => `${row}.${column}`).join(', ')})`).join(' is distinct from '),
        },
      },
      columns,
    ),
};

export const writePrices: WriteStep = {
  file: 'prices.csv',
  async write(connection, columns) {
    // Also of a price that stays the same: the firm says it now.
    await connection.query(`
      update prices p set assumed_unit = null from staged_prices s ${ofInstrument}
       where p.assumed_unit is not null and p.instrument_id = k.instrument_id and p.day = s.date`);
    return upsert(
      connection,
      {
        into: 'prices',
        key: { instrument_id: 'k.instrument_id', day: 's.date' },
        values: same('close'),
        onChange: { quarantine: 'null', confirmed_at: 'null', split_factor: 'null', suspected_split: 'null' },
        from: `staged_prices s ${ofInstrument}`,
        changed: { table: 'changed_prices', id: 'instrument_id', day: 'new.day' },
      },
      columns,
    );
  },
};

export const writeDividends: WriteStep = {
  file: 'dividends.csv',
  write: (connection, columns) =>
    upsert(
      connection,
      {
        into: 'dividends',
        key: { instrument_id: 'k.instrument_id', ex_date: 's."exDate"' },
        values: { ...same('amount', 'currency'), ...renamed({ pay_date: 'payDate' }) },
        from: `staged_dividends s ${ofInstrument}`,
        changed: { table: 'changed_dividends', id: 'instrument_id', day: 'new.ex_date' },
      },
      columns,
    ),
};

/** Kept by currency, as its table of changed rows is. */
export const writeExchangeRates: WriteStep = {
  file: 'fx.csv',
  async write(connection) {
    const { rows } = await connection.query<{ added: string; changed: string }>(`
      with written as (
        insert into exchange_rates (currency, day, per_euro)
        select s.currency, s.date, s."perEuro"
        from staged_fx s left join exchange_rates t on t.currency = s.currency and t.day = s.date
        where t.per_euro is distinct from s."perEuro"
        order by 1, 2
        on conflict (currency, day) do update set per_euro = excluded.per_euro
        returning new.currency, new.day, old.day is null as is_new
      ), kept as (
        insert into changed_rates select * from written returning is_new
      )
      select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed from kept`);
    return { added: Number(rows[0]?.added), changed: Number(rows[0]?.changed) };
  },
};

/** A file says the whole composition of a benchmark from a day on: what it had from that day and has no more goes. */
export const writeBenchmarks: WriteStep = {
  file: 'benchmarks.csv',
  async write(connection) {
    await connection.query(`
      with written as (
        insert into benchmarks (name, rebalance)
        select s.name, s.rebalance
        from (select distinct name, rebalance from staged_benchmarks) s left join benchmarks t on t.name = s.name
        where t.rebalance is distinct from s.rebalance
        on conflict (name) do update set rebalance = excluded.rebalance
        returning id
      )
      insert into changed_benchmarks select id, '${always}' from written`);
    const { rows } = await connection.query<{ added: string; changed: string }>(`
      with staged as (
        select b.id, s."from" as from_day, k.instrument_id, s.weight
        from staged_benchmarks s join benchmarks b on b.name = s.name ${ofInstrument}
      ), removed as (
        delete from benchmark_components c
        where exists (select from staged s where s.id = c.benchmark_id and s.from_day = c.from_day)
          and not exists (select from staged s where s.id = c.benchmark_id and s.from_day = c.from_day and s.instrument_id = c.instrument_id)
        returning benchmark_id, from_day
      ), written as (
        insert into benchmark_components (benchmark_id, from_day, instrument_id, weight)
        select s.id, s.from_day, s.instrument_id, s.weight
        from staged s
        left join benchmark_components t on t.benchmark_id = s.id and t.from_day = s.from_day and t.instrument_id = s.instrument_id
        where t.weight is distinct from s.weight
        on conflict (benchmark_id, from_day, instrument_id) do update set weight = excluded.weight
        returning new.benchmark_id, new.from_day, old.weight is null as is_new
      ), kept as (
        insert into changed_benchmarks select benchmark_id, from_day from written union all select benchmark_id, from_day from removed
      )
      select (select count(*) from written where is_new) as added,
        (select count(*) from written where not is_new) + (select count(*) from removed) as changed`);
    return { added: Number(rows[0]?.added), changed: Number(rows[0]?.changed) };
  },
};
