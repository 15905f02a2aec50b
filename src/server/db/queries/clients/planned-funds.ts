import type { PoolClient } from 'pg';
import type { FoundFund, PlannedFund } from '#contracts/reports/projections.ts';
import { fundTypes } from '#contracts/explorer.ts';
import { folded } from '../../folded-text.ts';
import { hex } from '../../hex.ts';
import { matchesAllWords, toLikePattern } from '../../list-query.ts';

const ofAccountSql = `
  select ${hex('own.projection_id')} as "projectionId", ${hex('own.fund_id')} as id, coalesce(security.name, own.name) as name, security.id is null as "isRemoved"
    from planned_funds own left join instruments security on security.id = own.fund_id
   where own.account_id = $1 order by 3, 2`;

// What the explorer lists of the firm's own, and what is held besides.
const offeredSql = `
  select ${hex('fund.id')} as id, fund.name, fund.symbol
    from instruments fund
   where ((fund.is_published and fund.type = any($1)) or fund.id = any($2::uuid[]))
     and ($3::text is null or ${matchesAllWords(folded("concat_ws(' ', fund.symbol, fund.name, fund.isin, fund.sedol)"), '$3')})
     and ($4::uuid[] is null or fund.id = any($4))
   order by fund.id = any($2::uuid[]) desc, fund.name, fund.id limit $5`;

interface OfferedQuery {
  /** The securities that the account holds. */
  readonly held: readonly string[];
  /** Words in the name, the symbol, the ISIN or the SEDOL; null for all. */
  readonly search?: string | null;
  /** The only ids that are asked about; absent for all. */
  readonly ids?: readonly string[];
  readonly most: number;
}

/** The funds that planned payments name, and those that they may name. */
export function plannedFunds(connection: PoolClient) {
  return {
    /** Returns the funds that the projections of an account name, by name: as it is, or as it was where the security is gone. */
    async fundsOf(accountId: string): Promise<(PlannedFund & { readonly projectionId: string })[]> {
      return (await connection.query<PlannedFund & { projectionId: string }>(ofAccountSql, [accountId])).rows;
    },
    /** Returns funds that a payment may name: those held first, then those that the firm lists, by name. */
    async offeredFunds({ held, search = null, ids, most }: OfferedQuery): Promise<FoundFund[]> {
      const values = [fundTypes, held, toLikePattern(search), ids ?? null, most];
      return (await connection.query<FoundFund>(offeredSql, values)).rows;
    },
  };
}
