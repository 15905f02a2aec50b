import type { SetCheck } from './set-check.ts';

/** Benchmarks add up, and are rebalanced in one way. */
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
