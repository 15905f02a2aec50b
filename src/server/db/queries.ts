import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { accounts } from './queries/accounts.ts';
import { benchmarkSeries } from './queries/benchmark-series.ts';
import { benchmarks } from './queries/benchmarks.ts';
import { dailySeries } from './queries/daily-series.ts';
import { exchangeRates } from './queries/exchange-rates.ts';
import { figureStates } from './queries/figure-states.ts';
import { instruments } from './queries/instruments.ts';
import { ledgerMarks } from './queries/ledger-marks.ts';
import { portals } from './queries/portals.ts';
import { portfolios } from './queries/portfolios.ts';
import { positions } from './queries/positions.ts';
import { prices } from './queries/prices.ts';
import { reportedValues } from './queries/reported-values.ts';
import { snapshots } from './queries/snapshots.ts';
import { transactions } from './queries/transactions.ts';

export type Sql = NodePgDatabase;

/** Everything that may be asked inside one transaction: one object of questions per table. */
export function queriesOn(sql: Sql, connection: PoolClient) {
  return {
    /** For COPY and set-based writing of imports and derived figures; the actor's walls hold here too. */
    connection,
    sql,
    accounts: accounts(sql),
    benchmarkSeries: benchmarkSeries(connection),
    benchmarks: benchmarks(sql),
    dailySeries: dailySeries(connection),
    exchangeRates: exchangeRates(connection),
    figureStates: figureStates(connection),
    instruments: instruments(sql),
    ledgerMarks: ledgerMarks(connection),
    portals: portals(sql),
    portfolios: portfolios(sql),
    positions: positions(connection),
    prices: prices(connection),
    reportedValues: reportedValues(sql),
    snapshots: snapshots(connection),
    transactions: transactions(connection),
  };
}

export type Queries = ReturnType<typeof queriesOn>;
