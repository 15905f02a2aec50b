CREATE TABLE "access_group_clients" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "access_group_clients_account_id_group_id_pk" PRIMARY KEY("account_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "access_group_team" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "access_group_team_user_id_group_id_pk" PRIMARY KEY("user_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "access_groups" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	CONSTRAINT "access_groups_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "portal_members" (
	"portal_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	CONSTRAINT "portal_members_portal_id_user_id_pk" PRIMARY KEY("portal_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"domain" text,
	"address" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "organisations_name_unique" UNIQUE("name"),
	CONSTRAINT "organisations_domain_unique" UNIQUE("domain")
);
--> statement-breakpoint
CREATE TABLE "last_sign_ins" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "account_members_of";--> statement-breakpoint
ALTER TABLE "account_members" ADD COLUMN "is_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "validated_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "client_user_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "access_group_clients" ADD CONSTRAINT "access_group_clients_group_id_access_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."access_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_group_clients" ADD CONSTRAINT "access_group_clients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_group_team" ADD CONSTRAINT "access_group_team_group_id_access_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."access_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_group_team" ADD CONSTRAINT "access_group_team_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_members" ADD CONSTRAINT "portal_members_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_members" ADD CONSTRAINT "portal_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_sign_ins" ADD CONSTRAINT "last_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_group_clients_of" ON "access_group_clients" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "access_group_team_of" ON "access_group_team" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "portal_members_of" ON "portal_members" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_members_of" ON "account_members" USING btree ("user_id","relation","is_open","account_id");
--> statement-breakpoint
select set_config('app.actor_kind', 'system', true);
--> statement-breakpoint
insert into organisations (name) select distinct organisation from users where organisation is not null;
--> statement-breakpoint
update users set organisation_id = organisations.id from organisations where organisations.name = users.organisation;
--> statement-breakpoint
insert into last_sign_ins select id, last_login_at from users where last_login_at is not null;
--> statement-breakpoint
drop trigger keep_last_login on users;
--> statement-breakpoint
drop function keep_last_login();
--> statement-breakpoint
drop trigger keep_client on account_members;
--> statement-breakpoint
drop view own_clients, all_clients;
--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "has_client", DROP COLUMN "last_login_at";
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "organisation", DROP COLUMN "last_login_at";
--> statement-breakpoint
update accounts set client_user_id = member.user_id from account_members member where member.account_id = accounts.id and member.relation = 'client';
--> statement-breakpoint
create or replace function keep_client() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update accounts account set client_user_id = linked.user_id
    from (select moved.id, member.user_id
            from (select distinct id from unnest(array[old.account_id, new.account_id]) both_ends (id)) moved
            left join account_members member on member.account_id = moved.id and member.relation = 'client') linked
   where account.id = linked.id and account.client_user_id is distinct from linked.user_id;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_client after insert or delete or update of account_id, user_id, relation on account_members
  for each row execute function keep_client();
--> statement-breakpoint
-- Openness: the rule of account_members.is_open. What keeps it stands for the system, whoever the owner is and whoever asks. Whatever the
-- rule depends on changes under a lock of the persons concerned, and a new membership holds its account too: of two changes at once the
-- later one sees the earlier.
create function opens(account uuid, person uuid, relation text) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select coalesce((
    select not is_disabled and case relation
        when 'client' then role = 'investor' and (select is_active and validated_at is not null from accounts where id = account)
        when 'advisor' then role = 'advisor' and (
          not exists (select from access_group_team where user_id = person) or
          exists (select from access_group_team join access_group_clients using (group_id) where user_id = person and account_id = account))
      end
      from users where id = person), false)
$$;
--> statement-breakpoint
create function lock_persons(persons uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform from users where id = any(persons) order by id for no key update;
end $$;
--> statement-breakpoint
create function keep_open() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  if tg_op = 'INSERT' or new.account_id <> old.account_id then perform from accounts where id = new.account_id for no key update; end if;
  perform lock_persons(array[new.user_id]);
  new.is_open := opens(new.account_id, new.user_id, new.relation);
  return new;
end $$;
--> statement-breakpoint
create trigger keep_open before insert or update on account_members for each row execute function keep_open();
--> statement-breakpoint
create function keep_portal_open() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  if tg_op = 'INSERT' then perform lock_persons(array[new.user_id]); end if;
  new.is_open := exists (select from users where id = new.user_id and not is_disabled) and (new.is_owner or exists (
    select from account_members member join accounts account on account.id = member.account_id
     where member.user_id = new.user_id and member.is_open and account.portal_id = new.portal_id));
  return new;
end $$;
--> statement-breakpoint
create trigger keep_portal_open before insert or update on portal_members for each row execute function keep_portal_open();
--> statement-breakpoint
-- A portal that somebody has no account on any more stays, closed: keep_portal_open says anew of each whether it is open.
create function keep_portals_of(persons uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if persons = '{}' then return; end if;
  update portal_members set is_open = is_open where user_id = any(persons);
  insert into portal_members (portal_id, user_id)
  select distinct account.portal_id, member.user_id
    from account_members member join accounts account on account.id = member.account_id join users on users.id = member.user_id
   where member.user_id = any(persons)
     and not exists (select from portal_members known where known.portal_id = account.portal_id and known.user_id = member.user_id)
      on conflict (portal_id, user_id) do update set is_open = false;
end $$;
--> statement-breakpoint
create function keep_portals() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  case tg_op
    when 'INSERT' then perform keep_portals_of(array(select distinct user_id from come));
    when 'DELETE' then perform keep_portals_of(array(select distinct user_id from gone));
    else perform keep_portals_of(array(select user_id from come union select user_id from gone));
  end case;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_portals_insert after insert on account_members
  referencing new table as come for each statement execute function keep_portals();
--> statement-breakpoint
create trigger keep_portals_update after update on account_members
  referencing old table as gone new table as come for each statement execute function keep_portals();
--> statement-breakpoint
create trigger keep_portals_delete after delete on account_members
  referencing old table as gone for each statement execute function keep_portals();
--> statement-breakpoint
-- The memberships of these persons, of one account where one is given: keep_open says anew of each whether it is open.
create function keep_memberships_of(persons uuid[], account uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if persons = '{}' then return; end if;
  perform lock_persons(persons);
  update account_members set is_open = is_open
   where user_id = any(persons) and (account is null or account_id = account) and is_open <> opens(account_id, user_id, relation);
end $$;
--> statement-breakpoint
create function account_opens() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
declare
  persons constant uuid[] := array(select user_id from account_members where account_id = new.id);
begin
  perform keep_memberships_of(persons, new.id);
  if new.portal_id <> old.portal_id then perform keep_portals_of(persons); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger account_opens after update of is_active, validated_at, portal_id on accounts
  for each row when ((old.is_active, old.validated_at, old.portal_id) is distinct from (new.is_active, new.validated_at, new.portal_id))
  execute function account_opens();
--> statement-breakpoint
create function person_opens() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform keep_memberships_of(array[new.id], null);
  perform keep_portals_of(array[new.id]);
  return null;
end $$;
--> statement-breakpoint
create trigger person_opens after update of is_disabled, role on users
  for each row when ((old.is_disabled, old.role) is distinct from (new.is_disabled, new.role)) execute function person_opens();
--> statement-breakpoint
-- Team and clients of one group change one after the other.
create function lock_groups(groups uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform from access_groups where id = any(groups) order by id for no key update;
end $$;
--> statement-breakpoint
create function team_opens() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
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
--> statement-breakpoint
create function group_clients_open() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
declare
  groups uuid[];
begin
  if tg_op = 'INSERT' then groups := array(select distinct group_id from come); else groups := array(select distinct group_id from gone); end if;
  perform lock_groups(groups);
  perform keep_memberships_of(array(select distinct user_id from access_group_team where group_id = any(groups)), null);
  return null;
end $$;
--> statement-breakpoint
create trigger team_opens_insert after insert on access_group_team
  referencing new table as come for each statement execute function team_opens();
--> statement-breakpoint
create trigger team_opens_delete after delete on access_group_team
  referencing old table as gone for each statement execute function team_opens();
--> statement-breakpoint
create trigger group_clients_open_insert after insert on access_group_clients
  referencing new table as come for each statement execute function group_clients_open();
--> statement-breakpoint
create trigger group_clients_open_delete after delete on access_group_clients
  referencing old table as gone for each statement execute function group_clients_open();
--> statement-breakpoint
do $$
declare
  inner_function text;
begin
  foreach inner_function in array array['opens(uuid, uuid, text)', 'lock_persons(uuid[])', 'lock_groups(uuid[])', 'keep_portals_of(uuid[])',
    'keep_memberships_of(uuid[], uuid)'] loop
    execute format('revoke execute on function %s from public', inner_function);
  end loop;
end $$;
--> statement-breakpoint
update account_members set is_open = is_open;
--> statement-breakpoint
select set_config('app.actor_kind', '', true);
--> statement-breakpoint
-- The same wall, asked of open memberships alone.
create or replace function may_see(account uuid) returns boolean
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
declare
  kind constant text := actor_kind();
  own constant text := case kind when 'advisor' then 'advisor' when 'investor' then 'client' end;
  asked text;
begin
  if kind in ('system', 'admin') then return true; end if;
  if own is null then return false; end if;
  asked := concat_ws(' ', kind, current_setting('app.user_id', true), account);
  if current_setting('app.seen', true) = asked then return true; end if;
  if not exists (select from account_members where user_id = actor_user() and relation = own and is_open and account_id = account) then
    return false;
  end if;
  asked := set_config('app.seen', asked, true);
  return true;
end $$;
--> statement-breakpoint
alter policy own_accounts on account_members using (actor_kind() in ('system', 'admin') or may_see(account_id));
--> statement-breakpoint
create view own_clients with (security_barrier) as
  select shown.day as shown_day, member.account_id as id, account.portal_id, account.external_id, account.name, account.name_key, account.email_key, account.letter,
         account.groups, account.currency as account_currency, line.currency, line.day, line.value, line.stale_prices, line.paid_in, line.paid_out,
         line.paid_in_ytd, line.paid_out_ytd, line.gain_ytd,
         line.return_1d, line.benchmark_1d, line.return_1m, line.benchmark_1m, line.return_3m, line.benchmark_3m,
         line.return_6m, line.benchmark_6m, line.return_ytd, line.benchmark_ytd, line.return_1y, line.benchmark_1y,
         line.return_3y, line.benchmark_3y, line.return_5y, line.benchmark_5y, line.return_all, line.benchmark_all,
         account.portfolio_types, account.client_user_id is not null as has_client, signed_in.at as last_login_at
    from calendar shown
    cross join account_members member
    left join accounts account on account.id = member.account_id
    left join last_sign_ins signed_in on signed_in.user_id = account.client_user_id
    left join snapshots line on line.account_id = member.account_id and line.day = shown.day
   where member.user_id = actor_user() and member.relation = case actor_kind() when 'advisor' then 'advisor' when 'investor' then 'client' end
     and member.is_open;
--> statement-breakpoint
create view all_clients with (security_barrier) as
  select shown.day as shown_day, account.id as id, account.portal_id, account.external_id, account.name, account.name_key, account.email_key, account.letter,
         account.groups, account.currency as account_currency, line.currency, line.day, line.value, line.stale_prices, line.paid_in, line.paid_out,
         line.paid_in_ytd, line.paid_out_ytd, line.gain_ytd,
         line.return_1d, line.benchmark_1d, line.return_1m, line.benchmark_1m, line.return_3m, line.benchmark_3m,
         line.return_6m, line.benchmark_6m, line.return_ytd, line.benchmark_ytd, line.return_1y, line.benchmark_1y,
         line.return_3y, line.benchmark_3y, line.return_5y, line.benchmark_5y, line.return_all, line.benchmark_all,
         account.portfolio_types, account.client_user_id is not null as has_client, signed_in.at as last_login_at
    from calendar shown
    cross join accounts account
    left join last_sign_ins signed_in on signed_in.user_id = account.client_user_id
    left join snapshots line on line.account_id = account.id and line.day = shown.day
   where actor_kind() in ('admin', 'system');
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
   where actor_kind() in ('admin', 'system');
--> statement-breakpoint
create or replace function last_own_day(portal uuid, latest date) returns date
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
declare
  kind constant text := actor_kind();
  own constant text := case kind when 'advisor' then 'advisor' when 'investor' then 'client' end;
  last_of_all constant date := (select max(day) from snapshots where day <= latest);
begin
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
do $$
declare
  walled text;
begin
  foreach walled in array array['access_groups', 'access_group_team', 'access_group_clients', 'portal_members', 'organisations', 'last_sign_ins'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format('create policy kept_by_administrators on %I using (actor_kind() in (''system'', ''admin'')) with check (actor_kind() in (''system'', ''admin''))', walled);
  end loop;
end $$;
--> statement-breakpoint
create policy own_portals on portal_members for select using (user_id = actor_user() and is_open);
--> statement-breakpoint
create policy own_organisation on organisations for select using (id = (select organisation_id from users where users.id = actor_user()));
--> statement-breakpoint
create policy own_clients on last_sign_ins for select using (user_id = actor_user() or (actor_kind() = 'advisor' and may_see_person(user_id)));
--> statement-breakpoint
grant select, insert, update, delete, maintain on access_groups, access_group_team, access_group_clients, portal_members, organisations, last_sign_ins to portal_app;
--> statement-breakpoint
-- Added and removed alone: what is open follows from that.
revoke update on access_group_team, access_group_clients from portal_app;
--> statement-breakpoint
grant select on own_clients, all_clients to portal_app;
