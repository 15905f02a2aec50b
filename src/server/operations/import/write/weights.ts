import type pg from 'pg';
import type { WriteCounts, WriteStep } from './write-step.ts';

/** A file says all of a model: asset classes that it has no more go. */
export const writeModels: WriteStep = {
  file: 'models.csv',
  async write(connection) {
    await connection.query('insert into models (name) select distinct model from staged_models on conflict (name) do nothing');
    return counted(
      connection,
      `
      with staged as (
        select m.id, s."assetClass" as asset_class, s.min, s.target, s.max from staged_models s join models m on m.name = s.model
      ), removed as (
        delete from model_targets t
        where t.model_id in (select id from staged)
          and not exists (select from staged s where s.id = t.model_id and s.asset_class = t.asset_class)
        returning model_id
      ), written as (
        insert into model_targets (model_id, asset_class, min, target, max)
        select s.id, s.asset_class, s.min, s.target, s.max
        from staged s left join model_targets t on t.model_id = s.id and t.asset_class = s.asset_class
        where row(t.min, t.target, t.max) is distinct from row(s.min, s.target, s.max)
        on conflict (model_id, asset_class) do update set min = excluded.min, target = excluded.target, max = excluded.max
        returning old.target is null as is_new
      )`,
    );
  },
};

/** A file says all weights of a fund by one kind on a day: those that it has no more go. */
export const writeFundWeights: WriteStep = {
  file: 'fund-weights.csv',
  write: (connection) =>
    counted(
      connection,
      `
      with staged as (
        select k.instrument_id, s.date as day, s.kind, s.key, s.weight
        from staged_fund_weights s join known_instruments k on k.symbol = s.symbol
      ), removed as (
        delete from fund_weights w
        where exists (select from staged s where s.instrument_id = w.instrument_id and s.day = w.day and s.kind = w.kind)
          and not exists (
            select from staged s where s.instrument_id = w.instrument_id and s.day = w.day and s.kind = w.kind and s.key = w.key)
        returning instrument_id
      ), written as (
        insert into fund_weights (instrument_id, day, kind, key, weight)
        select s.instrument_id, s.day, s.kind, s.key, s.weight
        from staged s
        left join fund_weights t on t.instrument_id = s.instrument_id and t.day = s.day and t.kind = s.kind and t.key = s.key
        where t.weight is distinct from s.weight
        on conflict (instrument_id, day, kind, key) do update set weight = excluded.weight
        returning old.weight is null as is_new
      )`,
    ),
};

/** Runs the writing of `removed` and `written`; what goes counts as a change. */
async function counted(connection: pg.PoolClient, writing: string): Promise<WriteCounts> {
  const { rows } = await connection.query<{ added: string; changed: string }>(`${writing}
    select (select count(*) from written where is_new) as added,
      (select count(*) from written where not is_new) + (select count(*) from removed) as changed`);
  return { added: Number(rows[0]?.added), changed: Number(rows[0]?.changed) };
}
