-- What is no one's in particular is read by everyone and kept by administrators: a price that a client could change would change what others own.
-- A trigger for the statement, not policies: the import writes a million prices at the price of one question.
create function refuse_strangers() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if current_user = 'portal_app' and coalesce(actor_kind(), '') not in ('system', 'admin') then
    raise exception 'permission denied for table % as %', tg_table_name, coalesce(actor_kind(), 'nobody') using errcode = '42501';
  end if;
  return null;
end $$;

create function count_market_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update market_state set version = version + 1;
  return null;
end $$;

create trigger market_changes after insert or update or delete or truncate on benchmark_components
  for each statement execute function count_market_change();

create trigger market_changes after insert or update or delete or truncate on benchmarks
  for each statement execute function count_market_change();

create trigger market_changes after insert or update or delete or truncate on exchange_rates
  for each statement execute function count_market_change();

create trigger market_changes after insert or update or delete or truncate on instruments
  for each statement execute function count_market_change();

create trigger market_changes after insert or update or delete or truncate on prices
  for each statement execute function count_market_change();

-- Anyone who keeps the market in memory asks which state it is in: a new one makes every process forget what it has read.
create function forget_market() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() not in ('system', 'admin') then raise insufficient_privilege using message = 'The market is forgotten for administrators alone.'; end if;
  update market_state set version = version + 1;
end $$;
revoke execute on function forget_market() from public;
grant execute on function forget_market() to portal_app;

-- Advisers add what the firm has not had: a security with the prices that come with it, never a price of one that others hold.
-- How many an adviser has added today: the trail says so, and of several at once each waits for the one before.
create function securities_of_today(person uuid) returns integer
  language plpgsql volatile security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('securities ' || person, 0));
  return (select count(*) from audit_events
           where actor_id = replace(person::text, '-', '') and action = 'holding-added' and after ? 'security' and at > now() - interval '1 day');
end $$;
revoke execute on function securities_of_today(uuid) from public;

create function add_security(given jsonb, days date[], closes numeric[]) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  added uuid;
begin
  if coalesce(actor_kind(), '') not in ('system', 'admin', 'advisor') then
    raise insufficient_privilege using message = 'Securities are added by the firm.';
  end if;
  if actor_kind() = 'advisor' and securities_of_today(actor_user()) >= 100 then
    raise exception '% has added as many securities today as there may be', actor_user() using errcode = 'PL023';
  end if;
  insert into instruments (symbol, name, type, asset_class, currency, quote_unit, region, annual_growth)
  values (given ->> 'symbol', given ->> 'name', given ->> 'type', given ->> 'assetClass', given ->> 'currency', given ->> 'quoteUnit', given ->> 'region',
          (given ->> 'annualGrowth')::numeric)
  returning id into added;
  insert into prices (instrument_id, day, close) select added, day, close from unnest(days, closes) given (day, close);
  return added;
end $$;
revoke execute on function add_security(jsonb, date[], numeric[]) from public;
grant execute on function add_security(jsonb, date[], numeric[]) to portal_app;

-- What sources were said to mean by a name, and documents about a security, follow it when it becomes part of another one.
create function move_what_names_security(gone uuid, stays uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asking text := actor_kind();
begin
  if coalesce(asking, '') not in ('system', 'admin') then
    raise insufficient_privilege using message = 'Securities are merged by administrators.';
  end if;
  perform set_config('app.actor_kind', 'system', true);
  update remembered_securities set instrument_id = stays where instrument_id = gone;
  update documents set instrument_id = stays where instrument_id = gone;
  perform set_config('app.actor_kind', asking, true);
end $$;
revoke execute on function move_what_names_security(uuid, uuid) from public;
grant execute on function move_what_names_security(uuid, uuid) to portal_app;

-- What an adviser described for clients of their own is corrected by those who record transactions of all who hold it, never what an import of the
-- office brought. Value points are those of a property alone; a point that is changed is judged anew.
create function keep_security(security uuid, given jsonb, days date[], closes numeric[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asking constant text := actor_kind();
  own instruments;
  holders uuid[];
begin
  if coalesce(asking, '') not in ('system', 'admin', 'advisor') then
    raise insufficient_privilege using message = 'Securities are corrected by the firm.';
  end if;
  perform set_config('app.actor_kind', 'system', true);
  select * into own from instruments where id = security and not is_published for update;
  select array_agg(distinct account_id) into holders from transactions where instrument_id = security and voided_at is null;
  perform set_config('app.actor_kind', asking, true);
  if own.id is null or holders is null or exists (select from unnest(holders) holder where not may_see(holder)) then
    raise insufficient_privilege using message = 'This security is not corrected by those who hold it.';
  end if;
  update instruments set name = given ->> 'name', region = given ->> 'region' where id = security;
  if own.type <> 'Property' then return; end if;
  update instruments set annual_growth = (given ->> 'annualGrowth')::numeric where id = security;
  delete from prices where instrument_id = security and not day = any(days);
  insert into prices (instrument_id, day, close) select security, day, close from unnest(days, closes) point (day, close)
    on conflict (instrument_id, day) do update
      set close = excluded.close, quarantine = null, confirmed_at = null, split_factor = null, suspected_split = null
    where prices.close <> excluded.close;
end $$;
revoke execute on function keep_security(uuid, jsonb, date[], numeric[]) from public;
grant execute on function keep_security(uuid, jsonb, date[], numeric[]) to portal_app;
