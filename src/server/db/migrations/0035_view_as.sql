ALTER TABLE "activities" ADD COLUMN "on_behalf_of" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewed_account_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewed_person_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewed" CHECK (num_nulls("sessions"."viewed_account_id", "sessions"."viewed_person_id") in (0, 2));--> statement-breakpoint
-- Whoever looks on behalf of a client is a kind of his own, `viewer`, so every wall that does not name it is closed to him. The settings say who
-- he is himself (`app.viewer_kind`, `app.user_id`) and on whose behalf he looks: what he sees is open to both.
create function actor_behalf() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.on_behalf_of', true), '')::uuid;
--> statement-breakpoint
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
--> statement-breakpoint
create function accounts_as_client() returns setof uuid
  language sql stable parallel unsafe security definer rows 5 set search_path = public, pg_temp as $$
  select account_id from account_members where user_id = actor_behalf() and relation = 'client' and is_open and sees_as_client(account_id)
$$;
--> statement-breakpoint
create function portals_as_client() returns setof uuid
  language sql stable parallel unsafe security definer rows 2 set search_path = public, pg_temp as $$
  select distinct portal_id from accounts where id in (select accounts_as_client())
$$;
--> statement-breakpoint
create or replace function may_see(account uuid) returns boolean
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
--> statement-breakpoint
create or replace view own_accounts with (security_barrier) as
  select account.id, account.portal_id, account.name, account.is_active, state.first_day, state.last_day
    from account_members member
    join accounts account on account.id = member.account_id
    left join figure_states state on state.account_id = account.id and state.subject_id = account.id
   where member.user_id = actor_user() and member.relation = case actor_kind() when 'advisor' then 'advisor' when 'investor' then 'client' end
     and member.is_open
  union all
  select account.id, account.portal_id, account.name, account.is_active, state.first_day, state.last_day
    from accounts account
    left join figure_states state on state.account_id = account.id and state.subject_id = account.id
   where actor_kind() in ('admin', 'system')
  union all
  select account.id, account.portal_id, account.name, account.is_active, state.first_day, state.last_day
    from accounts_as_client() seen (id)
    join accounts account on account.id = seen.id
    left join figure_states state on state.account_id = account.id and state.subject_id = account.id
   where actor_kind() = 'viewer';
--> statement-breakpoint
-- As own_clients, on behalf of a client: a view of its own, so that the lists of nobody else are planned for it.
create view viewed_clients with (security_barrier) as
  select account.id as id, account.portal_id, account.external_id, account.name, account.name_key, account.email_key, account.letter,
         account.groups, account.currency as account_currency, line.currency, line.day, line.value, line.stale_prices,
         line.paid_in, line.paid_out, compared.paid_in as compared_paid_in, compared.paid_out as compared_paid_out,
         line.paid_in_ytd, line.paid_out_ytd, line.gain_ytd,
         line.return_1d, line.benchmark_1d, line.return_1m, line.benchmark_1m, line.return_3m, line.benchmark_3m,
         line.return_6m, line.benchmark_6m, line.return_ytd, line.benchmark_ytd, line.return_1y, line.benchmark_1y,
         line.return_3y, line.benchmark_3y, line.return_5y, line.benchmark_5y, line.return_all, line.benchmark_all,
         account.portfolio_types, account.client_user_id is not null as has_client, signed_in.at as last_login_at
    from accounts_as_client() seen (id)
    join accounts account on account.id = seen.id
    left join last_sign_ins signed_in on signed_in.user_id = account.client_user_id
    left join snapshots line on line.account_id = account.id and line.day = shown_day()
    left join snapshots compared on compared.account_id = account.id and compared.day = compared_day()
   where actor_kind() = 'viewer';
--> statement-breakpoint
grant select on viewed_clients to portal_app;
--> statement-breakpoint
create or replace function last_own_day(portal uuid, latest date) returns date
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
declare
  kind constant text := actor_kind();
  own constant text := case kind when 'advisor' then 'advisor' when 'investor' then 'client' end;
  last_of_all date;
begin
  if kind = 'viewer' then
    return (select max(line.day) from accounts_as_client() seen (id)
              join accounts account on account.id = seen.id
             cross join lateral (select day from snapshots where account_id = account.id and day <= latest order by day desc limit 1) line
             where account.portal_id = portal);
  end if;
  last_of_all := (select max(day) from snapshots where day <= latest);
  if kind in ('admin', 'system') then
    if exists (select from snapshots line join accounts account on account.id = line.account_id
                where line.day = last_of_all and account.portal_id = portal) then return last_of_all; end if;
    return (select max(line.day) from accounts account
             cross join lateral (select day from snapshots where account_id = account.id and day <= latest order by day desc limit 1) line
             where account.portal_id = portal);
  end if;
  if exists (select from account_members member
               join accounts account on account.id = member.account_id
               join snapshots line on line.account_id = member.account_id
              where member.user_id = actor_user() and member.relation = own and member.is_open
                and line.day = last_of_all and account.portal_id = portal) then return last_of_all; end if;
  return (select max(line.day) from account_members member
            join accounts account on account.id = member.account_id
           cross join lateral (select day from snapshots where account_id = account.id and day <= latest order by day desc limit 1) line
           where member.user_id = actor_user() and member.relation = own and member.is_open and account.portal_id = portal);
end $$;
--> statement-breakpoint
-- What a client adds, whoever looks on his behalf does not.
create policy viewers_add_nothing on published_reports as restrictive for insert with check (actor_kind() is distinct from 'viewer');
--> statement-breakpoint
create policy viewers_add_nothing on report_checks as restrictive for insert with check (actor_kind() is distinct from 'viewer');
--> statement-breakpoint
-- In one's own name, on behalf of whom the settings say, and as the system that one is.
create or replace function append_audit(events jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told audit_events[] := array(select one from jsonb_populate_recordset(null::audit_events, events) one);
  own_kind constant text := case actor_kind() when 'viewer' then current_setting('app.viewer_kind', true) else actor_kind() end;
  own_id constant text := case actor_kind() when 'service' then current_setting('app.service_id', true) else replace(actor_user()::text, '-', '') end;
  head audit_head;
  event audit_events;
begin
  perform pg_advisory_xact_lock(7241993);
  select * into strict head from audit_head;
  foreach event in array told loop
    if actor_kind() is distinct from 'system' and (event.actor_kind is distinct from own_kind
       or event.actor_id is distinct from own_id
       or event.on_behalf_of is distinct from actor_behalf()) then
      raise insufficient_privilege using message = 'The trail is written in one''s own name.';
    end if;
    event.seq := head.seq + 1;
    event.at := clock_timestamp();
    event.previous_hash := head.hash;
    event.hash := sha256(convert_to(audit_text(event), 'UTF8'));
    insert into audit_events select event.*;
    head.seq := event.seq;
    head.hash := event.hash;
  end loop;
  update audit_head set seq = head.seq, hash = head.hash;
end $$;
--> statement-breakpoint
alter policy written on activities
  with check (actor_kind() = 'system' or (user_id = actor_user() and on_behalf_of is not distinct from actor_behalf()));
