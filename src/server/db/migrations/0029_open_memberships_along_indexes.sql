-- What keeps memberships open finds every row along an index, also in a session that planned it while the tables were empty, as the
-- first import does; and asks of the rows that changed, not of all that a person has.
create or replace function keep_portal_open() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  if tg_op = 'INSERT' then perform lock_persons(array[new.user_id]); end if;
  new.is_open := exists (select from users where id = new.user_id and not is_disabled) and (new.is_owner or exists (
    select from account_members where user_id = new.user_id and is_open
       and (select portal_id from accounts where id = account_id) = new.portal_id));
  return new;
end $$;
--> statement-breakpoint
create or replace function keep_portals() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  if tg_op <> 'DELETE' then
    insert into portal_members (portal_id, user_id)
    select distinct account.portal_id, come.user_id
      from come join accounts account on account.id = come.account_id join users on users.id = come.user_id
        on conflict (portal_id, user_id) do update set is_open = false;
  end if;
  if tg_op <> 'INSERT' then
    update portal_members set is_open = is_open where user_id in (select user_id from gone);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function account_opens() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
declare
  persons constant uuid[] := array(select user_id from account_members where account_id = new.id);
begin
  perform keep_memberships_of(persons, new.id);
  if new.portal_id <> old.portal_id then
    insert into portal_members (portal_id, user_id) select new.portal_id, person from unnest(persons) person
        on conflict (portal_id, user_id) do update set is_open = false;
    update portal_members set is_open = is_open where portal_id = old.portal_id and user_id = any(persons);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function person_opens() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform keep_memberships_of(array[new.id], null);
  update portal_members set is_open = is_open where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
drop function keep_portals_of(uuid[]);
--> statement-breakpoint
do $$
declare
  keeper text;
begin
  foreach keeper in array array['keep_client', 'keep_open', 'keep_portal_open', 'keep_portals', 'account_opens', 'person_opens', 'team_opens',
    'group_clients_open'] loop
    execute format('alter function %I() set enable_seqscan = off', keeper);
    execute format('alter function %I() set enable_hashjoin = off', keeper);
    execute format('alter function %I() set enable_mergejoin = off', keeper);
  end loop;
end $$;
