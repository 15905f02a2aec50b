import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import { rowReader } from '../../row-reader.ts';
import { commitments as table } from '../../schema/ledger.ts';

export type Commitment = typeof table.$inferSelect;

const ofAccounts = rowReader(table, 'where account_id = any($1::uuid[])');
const ofPortfolios = rowReader(table, 'where account_id = $1 and portfolio_id = any($2::uuid[]) and day <= $3');

export function commitments(connection: PoolClient) {
  return {
    /** Reads the commitments of all portfolios of these accounts to private funds. */
    async ofAccounts(accountIds: readonly string[]): Promise<Commitment[]> {
      return accountIds.length === 0 ? [] : ofAccounts(connection, [accountIds]);
    },

    /** Reads the commitments that these portfolios had made to private funds by a day. */
    async ofPortfolios(accountId: string, portfolioIds: readonly string[], through: IsoDate): Promise<Commitment[]> {
      return ofPortfolios(connection, [accountId, portfolioIds, through]);
    },
  };
}
