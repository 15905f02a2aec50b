import type { SetCheck } from '../set-check.ts';

/** Benchmarks and models add up, funds have no more than there is, and a benchmark is rebalanced in one way. */
export const marketChecks: readonly SetCheck[] = [
  {
    file: 'benchmarks.csv',
    column: 'weight',
    sql: `
      select min(line) as line, sum(weight)::text as found, 'weights of ' || name || ' from ' || "from" || ' that add up to 1' as expected
      from staged_benchmarks
      where not is_faulty
      group by name, "from"
      having abs(sum(weight) - 1) > 0.0005`,
  },
  {
    file: 'models.csv',
    column: 'target',
    sql: `
      select min(line) as line, sum(target)::text as found, 'targets of ' || model || ' that add up to 1' as expected
      from staged_models
      group by model
      having not bool_or(is_faulty) and abs(sum(target) - 1) > 0.0005`,
  },
  {
    file: 'fund-weights.csv',
    column: 'weight',
    sql: `
      select min(line) as line, sum(weight)::text as found,
        'weights of ' || symbol || ' by ' || kind || ' on ' || date || ' that add up to at most 1' as expected
      from staged_fund_weights
      where not is_faulty
      group by symbol, date, kind
      having sum(weight) > 1.01`,
  },
  {
    file: 'benchmarks.csv',
    column: 'rebalance',
    sql: `
      select line, rebalance as found, 'the same for every line of ' || name || ': ' || first_said as expected
      from (
        select line, name, rebalance, first_value(rebalance) over (partition by name order by line) as first_said from staged_benchmarks
      ) as said
      where rebalance <> first_said`,
  },
];
