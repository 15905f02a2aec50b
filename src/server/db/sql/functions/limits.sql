-- The limits. Anyone who adds to a portal locks it and counts what is there then: of many at once each sees those before. SQLSTATE PL001 to
-- PL003 tell the product which limit it was.
create function subscription_of(portal uuid) returns subscriptions language sql stable set search_path = public, pg_temp as $$
  select subscriptions.* from portals join subscriptions on subscriptions.id = portals.subscription_id or (portals.subscription_id is null and is_standard)
   where portals.id = portal
$$;
revoke execute on function subscription_of(uuid) from public;

create function hold_accounts_of(grown uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  portal uuid;
begin
  perform from portals where id = any(grown) order by id for no key update;
  foreach portal in array grown loop
    if (select count(*) from accounts where portal_id = portal and is_active) > (subscription_of(portal)).accounts then
      raise exception 'the portal % has no room for another account', portal using errcode = 'PL001';
    end if;
  end loop;
end $$;
revoke execute on function hold_accounts_of(uuid[]) from public;

create function hold_new_accounts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform hold_accounts_of(array(select distinct portal_id from come where is_active));
  return null;
end $$;

create trigger hold_new_accounts after insert on accounts referencing new table as come
  for each statement execute function hold_new_accounts();

create function hold_moved_account() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform hold_accounts_of(array[new.portal_id]);
  return null;
end $$;

create trigger hold_moved_account after update of is_active, portal_id on accounts
  for each row when (new.is_active and (not old.is_active or new.portal_id <> old.portal_id)) execute function hold_moved_account();

create function hold_advisors_of(grown uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  portal uuid;
begin
  perform from portals where id = any(grown) order by id for no key update;
  foreach portal in array grown loop
    if (select count(*) from portal_members member join users on users.id = member.user_id
         where member.portal_id = portal and member.is_open and users.role = 'advisor') > (subscription_of(portal)).advisors then
      raise exception 'the portal % has no room for another adviser', portal using errcode = 'PL002';
    end if;
  end loop;
end $$;
revoke execute on function hold_advisors_of(uuid[]) from public;

create function hold_new_members() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform hold_advisors_of(array(
    select distinct come.portal_id from come join users on users.id = come.user_id where come.is_open and users.role = 'advisor'));
  return null;
end $$;

create trigger hold_new_members after insert on portal_members referencing new table as come
  for each statement execute function hold_new_members();

create function hold_opened_members() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform hold_advisors_of(array(
    select distinct come.portal_id from come join gone using (portal_id, user_id) join users on users.id = come.user_id
     where come.is_open and not gone.is_open and users.role = 'advisor'));
  return null;
end $$;

create trigger hold_opened_members after update on portal_members referencing old table as gone new table as come
  for each statement execute function hold_opened_members();

create function hold_turned_advisor() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform hold_advisors_of(array(select portal_id from portal_members where user_id = new.id and is_open));
  return null;
end $$;

-- After person_opens: triggers of one event go by their names.
create trigger turned_advisor after update of role on users
  for each row when (new.role = 'advisor' and old.role <> 'advisor') execute function hold_turned_advisor();

create function hold_portals() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
declare
  most int;
begin
  if not exists (select from come) then return null; end if;
  select portals into most from portal_maximum for update;
  if (select count(*) from portals) > most then
    raise exception 'there is no room for another portal' using errcode = 'PL003';
  end if;
  return null;
end $$;

create trigger hold_portals after insert on portals referencing new table as come
  for each statement execute function hold_portals();

create function refuse_office() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if current_user = 'portal_app' and actor_kind() is distinct from 'system' then
    raise exception 'a portal is not given another subscription by %', coalesce(actor_kind(), 'nobody') using errcode = '42501';
  end if;
  return null;
end $$;

create trigger subscribed_by_the_system after update of subscription_id on portals
  for each row when (new.subscription_id is distinct from old.subscription_id) execute function refuse_office();

create trigger made_by_the_system after insert on portals
  for each row when (new.subscription_id is not null) execute function refuse_office();

-- Twenty stand in the list of an account, however many ask at once: anyone who adds one waits for those who add to the same list. A lock on the
-- account's row would wait for imports.
create function hold_projections() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('projections ' || new.account_id, 0));
  if (select count(*) from projections where account_id = new.account_id and deleted_at is null) > 20 then
    raise exception 'the account % has no room for another projection', new.account_id using errcode = 'PL004';
  end if;
  -- Of those that were taken out of the list the last hundred can come back.
  delete from projections where account_id = new.account_id and id in
    (select id from projections where account_id = new.account_id and deleted_at is not null order by deleted_at desc offset 100);
  return null;
end $$;

create trigger hold_new_projection after insert on projections for each row execute function hold_projections();

create trigger hold_restored_projection after update of deleted_at on projections for each row
  when (old.deleted_at is not null and new.deleted_at is null) execute function hold_projections();
