import type { PoolClient } from 'pg';
import { hex } from '../../hex.ts';

export interface AccountFields {
  readonly id: string;
  readonly client: string;
  readonly adviser: string | null;
  readonly title: string | null;
  readonly email: string | null;
  readonly telephone: string | null;
}

// The adviser who writes, else one who receives messages of clients, else any.
const valuesSql = `
  select ${hex('account.id')} as id, left(coalesce(client.name, account.name), 100) as client, adviser.name as adviser, adviser.title, adviser.email, adviser.telephone
    from accounts account
    left join lateral (
      select person.name from account_members member join users person on person.id = member.user_id
       where member.account_id = account.id and member.relation = 'client' and member.is_open order by person.id limit 1) client on true
    left join lateral (
      select person.name, person.title, person.email, person.telephone from account_members member join users person on person.id = member.user_id
       where member.account_id = account.id and member.relation = 'advisor' and member.is_open
       order by person.id = actor_user() desc, coalesce(person.is_messenger, false) desc, person.name, person.id limit 1) adviser on true
   where account.id = any($1::uuid[])`;

/** Queries for the values of message fields with each account that the actor sees. */
export function fieldValues(connection: PoolClient) {
  return {
    async of(accounts: readonly string[]): Promise<AccountFields[]> {
      return (await connection.query<AccountFields>(valuesSql, [accounts])).rows;
    },
  };
}
