-- PL/pgSQL over open memberships, not a sub-select in each policy: refused by a distributed PostgreSQL, and no slower here. Security definer,
-- because the membership table has a policy of its own that asks this function. The account that was confirmed last is not looked up again.
create function may_see(account uuid) returns boolean
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
declare
  kind constant text := actor_kind();
  own constant text := case kind when 'advisor' then 'advisor' when 'investor' then 'client' end;
  asked text;
begin
  if kind in ('system', 'admin') then return true; end if;
  if own is null then return kind = 'viewer' and sees_as_client(account); end if;
  asked := concat_ws(' ', kind, current_setting('app.user_id', true), account);
  if current_setting('app.seen', true) = asked then return true; end if;
  if not exists (select from account_members where user_id = actor_user() and relation = own and is_open and account_id = account) then
    return false;
  end if;
  asked := set_config('app.seen', asked, true);
  return true;
end $$;

create function sees_as_client(account uuid) returns boolean
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
declare
  viewer constant text := current_setting('app.viewer_kind', true);
  asked text := concat_ws(' ', 'viewer', viewer, current_setting('app.user_id', true), current_setting('app.on_behalf_of', true), account);
begin
  if actor_kind() is distinct from 'viewer' then return false; end if;
  if current_setting('app.seen', true) = asked then return true; end if;
  if not exists (select from account_members client
                  where client.account_id = account and client.user_id = actor_behalf() and client.relation = 'client' and client.is_open) then
    return false;
  end if;
  if viewer = 'admin' or viewer = 'advisor' and exists (select from account_members own
      where own.account_id = account and own.user_id = actor_user() and own.relation = 'advisor' and own.is_open) then
    asked := set_config('app.seen', asked, true);
    return true;
  end if;
  return false;
end $$;

create function accounts_as_client() returns setof uuid
  language sql stable parallel unsafe security definer rows 5 set search_path = public, pg_temp as $$
  select account_id from account_members where user_id = actor_behalf() and relation = 'client' and is_open and sees_as_client(account_id)
$$;

create function portals_as_client() returns setof uuid
  language sql stable parallel unsafe security definer rows 2 set search_path = public, pg_temp as $$
  select distinct portal_id from accounts where id in (select accounts_as_client())
$$;

-- A person sees herself and those she shares an account with that she may see.
create function may_see_person(person uuid) returns boolean
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() in ('system', 'admin') or person = actor_user() then return true; end if;
  return exists (select from account_members where user_id = person and may_see(account_id));
end $$;

-- A function, not a sub-select in a policy: refused by a distributed PostgreSQL.
create function may_see_organisation(organisation uuid) returns boolean language plpgsql stable set search_path = public, pg_temp as $$
begin
  return actor_kind() in ('system', 'admin') or exists (select from users where id = actor_user() and organisation_id = organisation);
end $$;

-- Whether the client of the account has the projections tool.
create function has_projections(account uuid) returns boolean language plpgsql stable set search_path = public, pg_temp as $$
begin
  return exists (select from accounts where id = account and projection_id is not null);
end $$;

-- A file of media belongs to its readers: whoever may read an entry that has it. The rows of entries are asked with the actor's own rights, so that
-- their access levels decide here too.
create function may_read_media(file uuid) returns boolean language plpgsql stable set search_path = public, pg_temp as $$
begin
  return exists (select from published_content where collection = 'media' and data ->> 'file' = replace(file::text, '-', ''));
end $$;
