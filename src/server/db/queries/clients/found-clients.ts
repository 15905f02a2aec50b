import type { PoolClient } from 'pg';
import type { FoundClient } from '#contracts/found-client.ts';
import { folded } from '../../folded-text.ts';
import { matchesAllWords, toLikePattern } from '../../list-query.ts';

const foundSql = `
  with own as materialized (
    select own.id, account.name, account.name_key, account.email_key, account.email, account.external_id
      from own_accounts own join accounts account on account.id = own.id
     where own.portal_id = $1 and own.is_active
  )
  (select 'account' as page, replace(own.id::text, '-', '') as id, own.name, coalesce(own.external_id, own.email) as hint
     from own
    where ${matchesAllWords('own.name_key', '$2')} or ${matchesAllWords('own.email_key', '$2')} or ${matchesAllWords(folded("coalesce(own.external_id, '')"), '$2')}
    order by own.name_key, own.id limit $3)
  union all
  (select 'portfolio', replace(portfolio.id::text, '-', ''), portfolio.name, own.name
     from own join portfolios portfolio on portfolio.account_id = own.id
    where ${matchesAllWords(folded("own.name || ' ' || portfolio.name || ' ' || coalesce(portfolio.external_id, '')"), '$2')}
    order by own.name_key, portfolio.name, portfolio.id limit $3)`;

export function foundClients(connection: PoolClient) {
  return {
    /** The actor's clients of a portal with these words in their name, address or number, then portfolios with them: at most `limit` of each. */
    async on(portalId: string, words: string, limit: number): Promise<FoundClient[]> {
      return (await connection.query<FoundClient>(foundSql, [portalId, toLikePattern(words), limit])).rows;
    },
  };
}
