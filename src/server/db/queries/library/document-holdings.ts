import type { PoolClient } from 'pg';
import type { HeldSecurity } from '#contracts/library.ts';
import { hex } from '../../hex.ts';

/** A document of a holding, as its page names it. */
export interface FoundOfHolding {
  readonly id: string;
  readonly title: string;
  readonly extension: string;
  readonly arrivedAt: string;
}

// Private funds are held from their commitment on.
const heldSql = `
  select ${hex('security.id')} as id, security.name, array_agg(distinct ${hex('held.portfolio_id')}) as portfolios
    from (select portfolio_id, instrument_id from transactions where account_id = $1 and voided_at is null and instrument_id is not null
          union select portfolio_id, instrument_id from commitments where account_id = $1) held
    join instruments security on security.id = held.instrument_id
   group by security.id, security.name order by security.name, security.id limit 2000`;

const namedSql = `
  select ${hex('security.id')} as id, security.name from instruments security
   where security.id in (select instrument_id from documents where account_id = any($1::uuid[]) and instrument_id is not null) order by 2, 1 limit 500`;

const newestSql = `
  select ${hex('document.id')} as id, document.title, document.arrived_at::text as "arrivedAt",
         (select version.extension from document_versions version where version.account_id = document.account_id and version.document_id = document.id
           order by version.number desc limit 1) as extension
    from documents document
   where document.account_id = $1 and document.instrument_id = $2 and ($3::uuid is null or document.portfolio_id is null or document.portfolio_id = $3)
     and document.removed_at is null
   order by document.arrived_at desc, document.id desc limit $4`;

/** Documents by what is held. */
export function documentHoldings(connection: PoolClient) {
  const rows = async <Row extends object>(sql: string, values: readonly unknown[]) => (await connection.query<Row>(sql, [...values])).rows;
  return {
    /** Securities that an account holds or held, by name. */
    async held(accountId: string): Promise<HeldSecurity[]> {
      return rows(heldSql, [accountId]);
    },
    /** Securities that documents of these accounts are about, by name. */
    async named(accountIds: readonly string[]): Promise<{ readonly id: string; readonly name: string }[]> {
      return rows(namedSql, [accountIds]);
    },
    /** The newest documents of a security, of one portfolio and of the whole account, or of all of the account. */
    async newest(accountId: string, security: string, portfolioId: string | null, limit: number): Promise<FoundOfHolding[]> {
      return rows(newestSql, [accountId, security, portfolioId, limit]);
    },
  };
}
