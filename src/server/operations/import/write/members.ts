import type pg from 'pg';
import { clientRole } from '#domain/account/can-become-client.ts';

/**
 * Sets the access to the accounts of this import: their advisors are exactly those that the file names, and an investor whose e-mail
 * address is the account's is its client. A client assigned in another way stays until such an investor comes.
 */
export async function writeMembers(connection: pg.PoolClient): Promise<void> {
  await connection.query(`
    create temp table named_advisors on commit drop as
      select distinct a.id as account_id, u.id as user_id
      from staged_accounts s
      join portals o on o.name = s.portal
      join accounts a on a.portal_id = o.id and a.external_id = s."externalId"
      cross join unnest(s.advisors) as named (email)
      join users u on lower(u.email) = named.email;
    create temp table named_clients on commit drop as
      select a.id as account_id, u.id as user_id
      from accounts a join users u on lower(u.email) = lower(a.email) and u.role = '${clientRole}'
      where a.id in (select account_id from named_advisors) or lower(u.email) in (select email from staged_users);
    delete from account_members m
      where m.relation = 'advisor' and m.account_id in (select account_id from named_advisors)
        and not exists (select from named_advisors n where n.account_id = m.account_id and n.user_id = m.user_id);
    delete from account_members m
      using named_clients n
      where m.relation = 'client' and m.account_id = n.account_id and m.user_id <> n.user_id;
    insert into account_members (account_id, user_id, relation) select account_id, user_id, 'advisor' from named_advisors
      on conflict (account_id, user_id) do nothing;
    insert into account_members (account_id, user_id, relation) select account_id, user_id, 'client' from named_clients
      on conflict (account_id, user_id) do nothing`);
}
