-- Which groups an adviser sees beside their own: those with a client of theirs in it. Each that looks at everyone's stands behind one that asks.
create function has_client_in_group(wanted uuid) returns boolean
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
begin
  return actor_kind() = 'advisor' and known_client_in_group(wanted, actor_user());
end $$;

create function known_client_in_group(wanted uuid, adviser uuid) returns boolean
  language sql stable parallel unsafe security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select exists (
    select from client_group_members member join account_members own on own.account_id = member.account_id
     where member.group_id = wanted and own.user_id = adviser and own.relation = 'advisor' and own.is_open)
$$;
revoke execute on function known_client_in_group(uuid, uuid) from public;

-- An account joins groups of its portal. An adviser puts own clients into own groups, and into those of the firm that they see.
create function may_join_group(account uuid, wanted uuid) returns boolean
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() in ('system', 'admin') then return known_to_fit(account, wanted, null); end if;
  return actor_kind() = 'advisor' and may_see(account) and known_to_fit(account, wanted, actor_user());
end $$;

create function known_to_fit(account uuid, wanted uuid, adviser uuid) returns boolean
  language sql stable parallel unsafe security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select exists (
    select from client_groups own join accounts on accounts.portal_id = own.portal_id
     where own.id = wanted and accounts.id = account
       and (adviser is null or own.kept_by = adviser or (own.kept_by is null and known_client_in_group(wanted, adviser))))
$$;
revoke execute on function known_to_fit(uuid, uuid, uuid) from public;

-- What a client is told on arrival by the groups of their accounts on a portal: the texts alone, each once, of active groups.
create function welcome_texts(portal uuid) returns setof text
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() = 'investor' then return query select known_welcome_texts(portal, actor_user()); end if;
end $$;

create function known_welcome_texts(portal uuid, client uuid) returns setof text
  language sql stable parallel unsafe security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select own.welcome from client_groups own
   where own.portal_id = portal and own.is_active and own.welcome is not null and exists (
     select from client_group_members member join account_members mine on mine.account_id = member.account_id
      where member.group_id = own.id and mine.user_id = client and mine.relation = 'client' and mine.is_open)
   group by own.welcome order by min(lower(own.name)), own.welcome limit 3
$$;
revoke execute on function known_welcome_texts(uuid, uuid) from public;

-- Lists are filtered by what stands in the row of the account itself.
create function keep_group_ids() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update accounts account set group_ids = own.ids
    from (select touched.account_id, coalesce(array_agg(member.group_id order by member.group_id) filter (where member.group_id is not null), '{}') as ids
            from (select distinct account_id from moved) touched left join client_group_members member using (account_id)
           group by touched.account_id) own
   where account.id = own.account_id and account.group_ids <> own.ids;
  return null;
end $$;

create trigger keep_group_ids_added after insert on client_group_members referencing new table as moved
  for each statement execute function keep_group_ids();
create trigger keep_group_ids_removed after delete on client_group_members referencing old table as moved
  for each statement execute function keep_group_ids();
