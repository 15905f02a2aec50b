-- Accounts and portfolios in the trash (docs/decisions/152-accounts-and-portfolios-are-removed.md). They keep their rows, which no one but the system sees; a client
-- and advisers lose them with their memberships. Who is not let in is 42501.

-- Whether what belongs to the portfolio is still to be seen. A function, not a sub-select in a policy: refused by a distributed PostgreSQL.
create function portfolio_stays(portfolio uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  return not exists (select from portfolios where id = portfolio and removed_at is not null);
end $$;

create function remove_account(account uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not keeps_account(account) then raise insufficient_privilege using message = 'This account is kept by its advisers.'; end if;
  perform mark_account_removed(account);
end $$;

-- Inactive too: its place of the subscription and its address are free for another one.
create function mark_account_removed(account uuid) returns void
  language sql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  update accounts set removed_at = now(), is_active = false where id = account and removed_at is null
$$;
revoke execute on function mark_account_removed(uuid) from public;

-- Whether the adviser keeps the account, or would if it were not in the trash, where memberships are closed.
create function adviser_keeps(account uuid, adviser uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select exists (select from account_members where account_id = account and user_id = adviser and relation = 'advisor')
     and groups_let_in(account, adviser)
$$;
revoke execute on function adviser_keeps(uuid, uuid) from public;

create function account_of_removed(removed_from text, record uuid, content jsonb) returns uuid
  language sql immutable set search_path = public, pg_temp as $$
  select case removed_from when 'accounts' then record when 'portfolios' then (content ->> 'accountId')::uuid end
$$;

-- Whether a line of the trash is of an account that the actor keeps.
create function keeps_removed(removed_from text, record uuid, content jsonb) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return actor_kind() = 'advisor' and adviser_keeps(account_of_removed(removed_from, record, content), actor_user());
end $$;

-- Accounts and portfolios of a portal in the trash that the actor removed, or that are of accounts they keep, the latest first: each with the name of its
-- account, and with why it cannot be restored now. All of them for administrators.
create function removed_clients(portal uuid, size integer, start integer)
  returns table (collection text, id uuid, name text, removed_at timestamptz, removed_by text, account text, obstacle text, found integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() in ('system', 'admin') then return query select * from known_removed_clients(portal, null, size, start);
  elsif actor_kind() = 'advisor' then return query select * from known_removed_clients(portal, actor_user(), size, start);
  end if;
end $$;

create function known_removed_clients(portal uuid, adviser uuid, size integer, start integer)
  returns table (collection text, id uuid, name text, removed_at timestamptz, removed_by text, account text, obstacle text, found integer)
  language sql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select trash.collection, trash.id, trash.name, trash.removed_at, person.name, case when kept then account.name end,
         case when not kept then 'client'
              when trash.collection = 'portfolios' and account.removed_at is not null then 'account'
              when trash.collection = 'accounts' and (trash.content ->> 'isActive')::boolean and exists (
                select from accounts other where other.portal_id = account.portal_id and other.is_active
                   and lower(other.email) = lower(account.email) and other.id <> account.id) then 'email' end,
         (count(*) over ())::integer
    from removed_records trash
    join accounts account on account.id = account_of_removed(trash.collection, trash.id, trash.content)
    cross join lateral (select adviser is null or adviser_keeps(account.id, adviser) as kept) access
    left join users person on person.id = trash.removed_by
   where trash.collection in ('accounts', 'portfolios') and account.portal_id = portal and (kept or trash.removed_by = adviser)
   order by trash.removed_at desc, trash.id limit size offset start
$$;
revoke execute on function known_removed_clients(uuid, uuid, integer, integer) from public;

-- Whether it was the actor's to restore.
create function restore_account(account uuid, active boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (actor_kind() in ('system', 'admin') or (actor_kind() = 'advisor' and adviser_keeps(account, actor_user()))) then
    return false;
  end if;
  perform mark_account_restored(account, active);
  return true;
end $$;

create function mark_account_restored(account uuid, active boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  if active then perform hold_address(id, portal_id, email) from accounts where id = account; end if;
  update accounts set removed_at = null, is_active = active where id = account and removed_at is not null;
end $$;
revoke execute on function mark_account_restored(uuid, boolean) from public;

create function remove_portfolio(account uuid, portfolio uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not keeps_account(account) then raise insufficient_privilege using message = 'This account is kept by its advisers.'; end if;
  perform mark_portfolio_removed(account, portfolio, now());
end $$;

create function restore_portfolio(account uuid, portfolio uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not keeps_account(account) then raise insufficient_privilege using message = 'This account is kept by its advisers.'; end if;
  perform mark_portfolio_removed(account, portfolio, null);
end $$;

-- What was computed of the account goes: it is computed anew from the ledgers of the portfolios that it has from then on.
create function mark_portfolio_removed(account uuid, portfolio uuid, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(account::text, 0));
  update portfolios set removed_at = at where account_id = account and id = portfolio;
  if not found then raise exception 'the account % has no portfolio %', account, portfolio using errcode = '23503'; end if;
  delete from book_years where account_id = account;
  delete from daily_series where account_id = account;
  delete from snapshots where account_id = account;
  delete from portfolio_health where account_id = account;
  delete from figure_states where account_id = account;
  update ledger_marks set version = version + 1, marked_at = now() where account_id = account;
  if at is not null then delete from ledger_marks where account_id = account and portfolio_id = portfolio; end if;
  insert into ledger_marks (account_id, portfolio_id, first_changed_day)
  select account, portfolio, min(first.day) from (
    select min(day) as day from transactions where account_id = account and portfolio_id = portfolio
    union all select min(day) from reported_values where account_id = account and portfolio_id = portfolio) first
   where at is null having min(first.day) is not null
  on conflict (account_id, portfolio_id) do nothing;
end $$;
revoke execute on function mark_portfolio_removed(uuid, uuid, timestamptz) from public;
