import type pg from 'pg';

/** A group of the firm: one that an import has brought keeps the name of the source, one that was made by hand has its own. */
const isNamed = 'own.portal_id = said.portal_id and own.kept_by is null and coalesce(own.import_name, own.name) = said.name';

const saidSql = `
  create temp table said_groups on commit drop as
    select distinct a.id as account_id, a.portal_id, btrim(said.name) as name
      from staged_accounts s join portals o on o.name = s.portal join accounts a on a.portal_id = o.id and a.external_id = s."externalId"
     cross join unnest(s.groups) said (name) where btrim(said.name) <> '';
  insert into client_groups (portal_id, name, import_name)
    select distinct portal_id, name, name from said_groups said where not exists (select from client_groups own where ${isNamed});
  create temp table said_members on commit drop as
    select distinct on (said.account_id, said.name) said.account_id, own.id as group_id
      from said_groups said join client_groups own on ${isNamed} order by said.account_id, said.name, own.import_name nulls last, own.id`;

/** Records, for the accounts of the file, who joined a group according to the source and who left it. */
const membersSql = `
  with gone as (
    delete from imported_group_members said
     using staged_accounts s join portals o on o.name = s.portal join accounts a on a.portal_id = o.id and a.external_id = s."externalId"
     where said.account_id = a.id and not exists (select from said_members now where now.account_id = said.account_id and now.group_id = said.group_id)
    returning said.account_id, said.group_id),
  come as (
    insert into imported_group_members (account_id, group_id) select distinct account_id, group_id from said_members on conflict do nothing
    returning account_id, group_id),
  left_it as (
    delete from client_group_members member using gone
     where member.account_id = gone.account_id and member.group_id = gone.group_id and member.source = 'import' returning member.account_id),
  joined as (
    insert into client_group_members (account_id, group_id, source) select account_id, group_id, 'import' from come on conflict do nothing
    returning account_id)
  select count(*)::int as changed from (select account_id from left_it union select account_id from joined) moved
   where account_id not in (select id from changed_accounts)`;

/**
 * The groups that a file names: whom it newly names joins, whom it named before and no longer does leaves. What it has said all along changes
 * nothing, so that whoever was put in or taken out by hand stays so.
 *
 * @returns how many accounts change in nothing else
 */
export async function writeGroups(connection: pg.PoolClient): Promise<number> {
  await connection.query(saidSql);
  const { rows } = await connection.query<{ changed: number }>(membersSql);
  return rows[0]?.changed ?? 0;
}
