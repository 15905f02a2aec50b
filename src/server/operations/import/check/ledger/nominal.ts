import type pg from 'pg';
import type { SetCheck } from '../set-check.ts';
import { numberText } from '../number-text.ts';

/** Files round: units and nominal may differ by a millionth of each other. */
const agreement = 0.000001;

/**
 * Turns the nominal of bonds into units, pieces of their face value, before other rules look at them. What cannot be turned, or
 * says something else than the units beside it, stands in the temporary table `nominal_problems`, its row marked as faulty.
 */
export async function resolveNominal(connection: pg.PoolClient, columns: ReadonlySet<string>): Promise<void> {
  await connection.query('create temp table nominal_problems (line integer, found text, expected text) on commit drop');
  if (!columns.has('nominal')) return;
  await connection.query(`
    insert into nominal_problems
    select line, trim_scale(nominal)::text as found, complaint as expected
    from (select line, symbol, units, nominal from staged_transactions where nominal is not null and symbol is not null) s
    join coming_instruments i using (symbol),
      lateral (select case
        when i.type <> 'Bond' then 'blank: ' || symbol || ' is of type ' || i.type || ', and only a Bond has a nominal; write its units'
        when i.face_value is null then 'blank, or a faceValue of ' || symbol || ' in instruments.csv: without it the number of units is unknown'
        when abs(units - nominal / i.face_value) > ${agreement} * abs(units)
          then ${numberText('units * i.face_value')} || ' for ' || ${numberText('units')} || ' units of ' || ${numberText('i.face_value')}
            || ', or ' || ${numberText('nominal / i.face_value')} || ' units'
      end as complaint) judged
    where complaint is not null;
    update staged_transactions set is_faulty = true where line in (select line from nominal_problems);
    update staged_transactions s set units = trim_scale(s.nominal / i.face_value)
    from coming_instruments i
    where s.nominal is not null and s.units is null and i.symbol = s.symbol and i.type = 'Bond' and i.face_value > 0`);
}

export const nominalCheck: SetCheck = {
  file: 'transactions.csv',
  column: 'nominal',
  ofColumn: true,
  sql: 'select line, found, expected from nominal_problems',
};
