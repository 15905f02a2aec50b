import type { PoolClient } from 'pg';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import type { Report } from '#finance/prices/reported-series.ts';

/** The value that a private fund reported for the stake of one portfolio, as exact text. */
export interface ReportedValue {
  readonly accountId: string;
  readonly portfolioId: string;
  readonly instrumentId: string;
  readonly day: IsoDate;
  readonly value: string;
  readonly currency: string;
}

const columnsSql = `
  select replace(account_id::text, '-', '') as "accountId", replace(portfolio_id::text, '-', '') as "portfolioId",
         replace(instrument_id::text, '-', '') as "instrumentId", day, value, currency
    from reported_values`;

const ofAccountsSql = `${columnsSql} where account_id = any($1::uuid[]) order by day`;

const ofPortfoliosSql = `${columnsSql} where account_id = $1 and portfolio_id = any($2::uuid[]) and day <= $3 order by day`;

export function reportedValues(connection: PoolClient) {
  return {
    /** Reads the values that private funds reported to these accounts, oldest first. */
    async ofAccounts(accountIds: readonly string[]): Promise<ReportedValue[]> {
      if (accountIds.length === 0) return [];
      return (await connection.query<ReportedValue>({ name: 'reports to accounts', text: ofAccountsSql, values: [accountIds] })).rows;
    },

    /** Reads the values that private funds reported to these portfolios up to a day, oldest first. */
    async ofPortfolios(accountId: string, portfolioIds: readonly string[], through: IsoDate): Promise<ReportedValue[]> {
      if (portfolioIds.length === 0) return [];
      return (await connection.query<ReportedValue>(ofPortfoliosSql, [accountId, portfolioIds, through])).rows;
    },
  };
}

export function reportOf({ instrumentId, day, value, currency }: ReportedValue): Report {
  return { instrumentId, day: dayNumber(day), value: Number(value), currency };
}
