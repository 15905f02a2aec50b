-- Memberships are written by administrators and by these functions alone: for an adviser they ask first whether the account or its portal is theirs. What
-- no screen offers is 42501; PL011 and PL012 tell the product why an address is refused. Each that writes stands for the system, behind one that asks.
create function works_on(portal uuid) returns boolean language plpgsql stable set search_path = public, pg_temp as $$
begin
  return actor_kind() in ('system', 'admin')
      or (actor_kind() = 'advisor' and exists (select from portal_members where portal_id = portal and user_id = actor_user() and is_open));
end $$;

create function keeps_account(account uuid) returns boolean language plpgsql stable set search_path = public, pg_temp as $$
begin
  return actor_kind() in ('system', 'admin') or (actor_kind() = 'advisor' and may_see(account));
end $$;

-- The advisers who may enter a portal, for anyone who works there.
create function advisers_on(portal uuid) returns table (id uuid, name text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if works_on(portal) then return query select * from known_advisers(portal); end if;
end $$;

create function known_advisers(portal uuid) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select person.id, person.name from portal_members member join users person on person.id = member.user_id
   where member.portal_id = portal and member.is_open and person.role = 'advisor'
$$;
revoke execute on function known_advisers(uuid) from public;

-- Another account: its advisers are those who are named, of whom the adviser who opens it is one; whoever is in access groups sees it through theirs.
create function open_account(portal uuid, called text, address text, counted_in text, advisers uuid[]) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not works_on(portal) or cardinality(advisers) = 0 or (actor_kind() = 'advisor' and actor_user() <> all(advisers))
     or exists (select unnest(advisers) except select id from known_advisers(portal)) then
    raise insufficient_privilege using message = 'An account is opened by those who advise it.';
  end if;
  return write_account(portal, called, address, counted_in, advisers, case when actor_kind() = 'advisor' then actor_user() end);
end $$;

create function write_account(portal uuid, called text, address text, counted_in text, advisers uuid[], opener uuid) returns uuid
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
declare
  opened uuid;
begin
  perform hold_address(null, portal, address);
  insert into accounts (portal_id, name, email, currency) values (portal, called, address, counted_in) returning id into opened;
  insert into access_group_clients (group_id, account_id) select group_id, opened from access_group_team where user_id = opener;
  insert into account_members (account_id, user_id, relation) select opened, adviser, 'advisor' from unnest(advisers) adviser order by adviser;
  perform link_client(opened, address);
  return opened;
end $$;
revoke execute on function write_account(uuid, text, text, text, uuid[], uuid) from public;

-- Whoever is invited to be an adviser is one of the firm as well. Of two accounts that come to one portal with the same address at once the second sees the first.
create function hold_address(account uuid, portal uuid, address text) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform from portals where id = portal for no key update;
  if exists (select from accounts where portal_id = portal and is_active and lower(email) = lower(address) and id is distinct from account) then
    raise exception 'the portal % has an account with this address', portal using errcode = 'PL011';
  end if;
  if exists (select from users where email_key = lower(address) and role <> 'investor')
     or exists (select from adviser_invitations where email = lower(address) and accepted_at is null and withdrawn_at is null) then
    raise exception 'the address is that of one of the firm' using errcode = 'PL012';
  end if;
end $$;
revoke execute on function hold_address(uuid, uuid, text) from public;

-- The client of an account is the investor with its address, or no one yet.
create function link_client(account uuid, address text) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  person constant uuid := (select id from users join user_security on user_id = id
                            where email_key = lower(address) and role = 'investor' and not is_disabled);
begin
  delete from account_members where account_id = account and relation = 'client' and user_id is distinct from person;
  if person is not null then
    insert into account_members (account_id, user_id, relation) values (account, person, 'client') on conflict do nothing;
  end if;
end $$;
revoke execute on function link_client(uuid, text) from public;

-- An account gets another address, and with it the client to whom that belongs.
create function readdress_account(account uuid, address text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not keeps_account(account) then raise insufficient_privilege using message = 'This account is kept by its advisers.'; end if;
  perform write_address(account, address);
end $$;

create function write_address(account uuid, address text) returns void
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform hold_address(account, (select portal_id from accounts where id = account), address);
  update accounts set email = address where id = account;
  perform link_client(account, address);
end $$;
revoke execute on function write_address(uuid, text) from public;

-- Who advises an account from then on: advisers of its portal, and those who do already. An adviser stays among them.
create function set_advisers(account uuid, advisers uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not keeps_account(account) or cardinality(advisers) = 0 or (actor_kind() = 'advisor' and actor_user() <> all(advisers)) then
    raise insufficient_privilege using message = 'This account is kept by its advisers.';
  end if;
  perform write_advisers(account, advisers);
end $$;

create function write_advisers(account uuid, advisers uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
declare
  portal constant uuid := (select portal_id from accounts where id = account);
begin
  if exists (select unnest(advisers) except (select id from known_advisers(portal)
             union select user_id from account_members where account_id = account and relation = 'advisor')) then
    raise insufficient_privilege using message = 'An account is advised by the advisers of its portal.';
  end if;
  delete from account_members where account_id = account and relation = 'advisor' and user_id <> all(advisers);
  insert into account_members (account_id, user_id, relation) select account, adviser, 'advisor' from unnest(advisers) adviser order by adviser
      on conflict do nothing;
  update accounts set version = version + 1 where id = account;
end $$;
revoke execute on function write_advisers(uuid, uuid[]) from public;

-- Whether another account of the firm has this number of the source, seen or not: two would be one to an import, which names accounts without their
-- portal. Of two who ask at once the second waits for what the first makes of it.
create function external_id_taken(portal uuid, wanted text, besides uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if not works_on(portal) then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('external id ' || wanted, 0));
  return known_external_id(wanted, besides);
end $$;

create function known_external_id(wanted text, besides uuid) returns boolean
  language sql volatile security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select exists (select from accounts where external_id = wanted and id is distinct from besides)
$$;
revoke execute on function known_external_id(text, uuid) from public;
