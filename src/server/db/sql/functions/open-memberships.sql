create function lock_persons(persons uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform from users where id = any(persons) order by id for no key update;
end $$;
revoke execute on function lock_persons(uuid[]) from public;

-- Team and clients of one group change one after the other.
create function lock_groups(groups uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform from access_groups where id = any(groups) order by id for no key update;
end $$;
revoke execute on function lock_groups(uuid[]) from public;

-- Whether access groups let the adviser into the account: in no group, or in one with it.
create function groups_let_in(account uuid, adviser uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select not exists (select from access_group_team where user_id = adviser)
      or exists (select from access_group_team join access_group_clients using (group_id) where user_id = adviser and account_id = account)
$$;
revoke execute on function groups_let_in(uuid, uuid) from public;

-- Openness: the rule of account_members.is_open. What keeps it stands for the system, whoever the owner is and the caller. Whatever the
-- rule depends on changes under a lock of the persons concerned, and a new membership holds its account too: of two changes at once the
-- later one sees the earlier. A person without a row of user_security does not come in.
create function opens(account uuid, person uuid, relation text) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select coalesce((
    select not is_disabled and not exists (select from accounts where id = account and removed_at is not null) and case relation
        when 'client' then role = 'investor' and (select is_active and validated_at is not null from accounts where id = account)
        when 'advisor' then role = 'advisor' and groups_let_in(account, person)
      end
      from users join user_security on user_id = id where id = person), false)
$$;
revoke execute on function opens(uuid, uuid, text) from public;

create function keep_open() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op = 'INSERT' or new.account_id <> old.account_id then perform from accounts where id = new.account_id for no key update; end if;
  perform lock_persons(array[new.user_id]);
  new.is_open := opens(new.account_id, new.user_id, new.relation);
  return new;
end $$;

create trigger keep_open before insert or update on account_members for each row execute function keep_open();

create function keep_portal_open() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op = 'INSERT' then perform lock_persons(array[new.user_id]); end if;
  new.is_open := exists (
    select from users join user_security security on security.user_id = users.id
     where users.id = new.user_id and not is_disabled and (new.is_owner or (new.is_staff and role = 'advisor') or exists (
      select from account_members member where member.user_id = new.user_id and is_open
         and (select portal_id from accounts where id = account_id) = new.portal_id)));
  return new;
end $$;

create trigger keep_portal_open before insert or update on portal_members for each row execute function keep_portal_open();

-- A portal on which someone has no account any more stays, closed: keep_portal_open says again of each whether it is open.
create function keep_portals() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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

create trigger keep_portals_insert after insert on account_members
  referencing new table as come for each statement execute function keep_portals();

create trigger keep_portals_update after update on account_members
  referencing old table as gone new table as come for each statement execute function keep_portals();

create trigger keep_portals_delete after delete on account_members
  referencing old table as gone for each statement execute function keep_portals();

-- The memberships of these persons, of one account where one is given: keep_open says again of each whether it is open.
create function keep_memberships_of(persons uuid[], account uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if persons = '{}' then return; end if;
  perform lock_persons(persons);
  update account_members set is_open = is_open
   where user_id = any(persons) and (account is null or account_id = account) and is_open <> opens(account_id, user_id, relation);
end $$;
revoke execute on function keep_memberships_of(uuid[], uuid) from public;

create function keep_person(person uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform keep_memberships_of(array[person], null);
  update portal_members set is_open = is_open where user_id = person;
end $$;
revoke execute on function keep_person(uuid) from public;

create function account_opens() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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

create trigger account_opens after update of is_active, validated_at, portal_id, removed_at on accounts
  for each row when ((old.is_active, old.validated_at, old.portal_id, old.removed_at)
    is distinct from (new.is_active, new.validated_at, new.portal_id, new.removed_at))
  execute function account_opens();

create function person_opens() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform keep_person(new.id);
  return null;
end $$;

create trigger person_opens after update of role on users
  for each row when (old.role is distinct from new.role) execute function person_opens();

create function security_opens() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform keep_person(new.user_id);
  return null;
end $$;
revoke execute on function security_opens() from public;

create trigger security_opens after update of is_disabled on user_security
  for each row when (old.is_disabled <> new.is_disabled) execute function security_opens();

create function team_opens() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op = 'INSERT' then
    perform lock_groups(array(select group_id from come));
    perform keep_memberships_of(array(select distinct user_id from come), null);
  else
    perform lock_groups(array(select group_id from gone));
    perform keep_memberships_of(array(select distinct user_id from gone), null);
  end if;
  return null;
end $$;

create trigger team_opens_insert after insert on access_group_team
  referencing new table as come for each statement execute function team_opens();

create trigger team_opens_delete after delete on access_group_team
  referencing old table as gone for each statement execute function team_opens();

create function group_clients_open() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  groups uuid[];
begin
  if tg_op = 'INSERT' then groups := array(select distinct group_id from come); else groups := array(select distinct group_id from gone); end if;
  perform lock_groups(groups);
  perform keep_memberships_of(array(select distinct user_id from access_group_team where group_id = any(groups)), null);
  return null;
end $$;

create trigger group_clients_open_insert after insert on access_group_clients
  referencing new table as come for each statement execute function group_clients_open();

create trigger group_clients_open_delete after delete on access_group_clients
  referencing old table as gone for each statement execute function group_clients_open();
