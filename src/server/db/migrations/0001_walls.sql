-- The second wall: what the person who asks may see, decided in the database. `app.actor_kind` and `app.user_id` are set
-- with the BEGIN of every transaction (as.ts); without them nothing of a client is visible.
create function actor_kind() returns text language sql stable parallel safe
  return current_setting('app.actor_kind', true);
--> statement-breakpoint
create function actor_user() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;
--> statement-breakpoint
-- PL/pgSQL over the membership table, not a sub-select in each policy: refused by a distributed PostgreSQL, and no slower here.
-- Security definer, because the membership table has a policy of its own that asks this function.
create function may_see(account uuid) returns boolean
  language plpgsql stable parallel safe security definer set search_path = public as $$
declare
  kind text := actor_kind();
begin
  if kind in ('system', 'admin') then return true; end if;
  if kind = 'advisor' then
    return exists (select from account_members where account_id = account and user_id = actor_user() and relation = 'advisor');
  end if;
  if kind = 'investor' then
    return exists (select from account_members where account_id = account and user_id = actor_user() and relation = 'client');
  end if;
  return false;
end $$;
--> statement-breakpoint
-- A person sees herself and those she shares an account with that she may see.
create function may_see_person(person uuid) returns boolean
  language plpgsql stable parallel safe security definer set search_path = public as $$
begin
  if actor_kind() in ('system', 'admin') or person = actor_user() then return true; end if;
  return exists (select from account_members where user_id = person and may_see(account_id));
end $$;
--> statement-breakpoint
do $$
declare
  client_table text;
begin
  foreach client_table in array array['portfolios', 'transactions', 'commitments', 'reported_values', 'ledger_marks', 'positions',
    'daily_series', 'snapshots', 'figure_states'] loop
    execute format('alter table %I enable row level security', client_table);
    execute format('alter table %I force row level security', client_table);
    execute format('create policy own_accounts on %I using (may_see(account_id)) with check (may_see(account_id))', client_table);
  end loop;
  foreach client_table in array array['credentials', 'signin_attempts', 'sessions', 'known_devices', 'auth_counters',
    'outbox_messages', 'import_runs'] loop
    execute format('alter table %I enable row level security', client_table);
    execute format('alter table %I force row level security', client_table);
    execute format('create policy system_only on %I using (actor_kind() = ''system'') with check (actor_kind() = ''system'')', client_table);
  end loop;
end $$;
--> statement-breakpoint
alter table accounts enable row level security;
--> statement-breakpoint
alter table accounts force row level security;
--> statement-breakpoint
create policy own_accounts on accounts using (may_see(id)) with check (may_see(id));
--> statement-breakpoint
-- Not forced: the owner's function may_see reads it on behalf of everybody.
alter table account_members enable row level security;
--> statement-breakpoint
create policy own_accounts on account_members using (user_id = actor_user() or may_see(account_id))
  with check (actor_kind() in ('system', 'admin'));
--> statement-breakpoint
alter table users enable row level security;
--> statement-breakpoint
alter table users force row level security;
--> statement-breakpoint
create policy known_people on users using (may_see_person(id)) with check (actor_kind() in ('system', 'admin') or id = actor_user());
--> statement-breakpoint
alter table activities enable row level security;
--> statement-breakpoint
alter table activities force row level security;
--> statement-breakpoint
create policy written on activities for insert with check (actor_kind() = 'system' or user_id = actor_user());
--> statement-breakpoint
create policy read on activities for select using (actor_kind() in ('system', 'admin') or user_id = actor_user());
--> statement-breakpoint
grant usage on schema public to portal_app;
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to portal_app;
--> statement-breakpoint
grant usage on all sequences in schema public to portal_app;
--> statement-breakpoint
-- The ledger is never changed: rows are added and voided.
revoke update, delete on transactions from portal_app;
--> statement-breakpoint
grant update (voided_at) on transactions to portal_app;
--> statement-breakpoint
create schema pgboss authorization portal_app;
