CREATE TABLE "portal_maximum" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"portals" integer,
	CONSTRAINT "portal_maximum_only" CHECK ("portal_maximum"."is_only")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"accounts" integer NOT NULL,
	"advisors" integer NOT NULL,
	"is_standard" boolean DEFAULT false NOT NULL,
	CONSTRAINT "subscriptions_name_unique" UNIQUE("name"),
	CONSTRAINT "subscriptions_limits" CHECK ("subscriptions"."accounts" >= 0 and "subscriptions"."advisors" >= 0)
);
--> statement-breakpoint
ALTER TABLE "portal_members" ADD COLUMN "is_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "portals" ADD COLUMN "subtitle" text;--> statement-breakpoint
ALTER TABLE "portals" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "portals" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "portals" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "portals" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_standard" ON "subscriptions" USING btree ("is_standard") WHERE is_standard;--> statement-breakpoint
ALTER TABLE "portals" ADD CONSTRAINT "portals_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portals" ADD CONSTRAINT "portals_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_not_validated" ON "accounts" USING btree ("portal_id") WHERE validated_at is null;--> statement-breakpoint
select set_config('app.actor_kind', 'system', true);
--> statement-breakpoint
insert into subscriptions (name, accounts, advisors, is_standard) values ('Standard', 100, 50, true);
--> statement-breakpoint
-- A portal that is larger already keeps what it has.
with used as (
  select portal.id, portal.name, (select count(*) from accounts where portal_id = portal.id and is_active) as accounts,
         (select count(*) from portal_members member join users on users.id = member.user_id
           where member.portal_id = portal.id and member.is_open and users.role = 'advisor') as advisors
    from portals portal),
made as (
  insert into subscriptions (name, accounts, advisors)
  select 'As it stood: ' || name, greatest(accounts, 100), greatest(advisors, 50) from used where accounts > 100 or advisors > 50 returning id, name)
update portals set subscription_id = made.id from made where made.name = 'As it stood: ' || portals.name;
--> statement-breakpoint
insert into portal_maximum (portals) values (null);
--> statement-breakpoint
select set_config('app.actor_kind', '', true);
--> statement-breakpoint
-- The limits. Whoever adds to a portal locks it and counts what is there then: of many at once each sees those before. SQLSTATE PL001 to
-- PL003 tell the product which limit it was.
create function subscription_of(portal uuid) returns subscriptions language sql stable set search_path = public, pg_temp as $$
  select subscriptions.* from portals join subscriptions on subscriptions.id = portals.subscription_id or (portals.subscription_id is null and is_standard)
   where portals.id = portal
$$;
--> statement-breakpoint
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
--> statement-breakpoint
create function hold_new_accounts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform hold_accounts_of(array(select distinct portal_id from come where is_active));
  return null;
end $$;
--> statement-breakpoint
create trigger hold_new_accounts after insert on accounts referencing new table as come
  for each statement execute function hold_new_accounts();
--> statement-breakpoint
create function hold_moved_account() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform hold_accounts_of(array[new.portal_id]);
  return null;
end $$;
--> statement-breakpoint
create trigger hold_moved_account after update of is_active, portal_id on accounts
  for each row when (new.is_active and (not old.is_active or new.portal_id <> old.portal_id)) execute function hold_moved_account();
--> statement-breakpoint
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
--> statement-breakpoint
create function hold_new_members() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform hold_advisors_of(array(
    select distinct come.portal_id from come join users on users.id = come.user_id where come.is_open and users.role = 'advisor'));
  return null;
end $$;
--> statement-breakpoint
create trigger hold_new_members after insert on portal_members referencing new table as come
  for each statement execute function hold_new_members();
--> statement-breakpoint
create function hold_opened_members() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform hold_advisors_of(array(
    select distinct come.portal_id from come join gone using (portal_id, user_id) join users on users.id = come.user_id
     where come.is_open and not gone.is_open and users.role = 'advisor'));
  return null;
end $$;
--> statement-breakpoint
create trigger hold_opened_members after update on portal_members referencing old table as gone new table as come
  for each statement execute function hold_opened_members();
--> statement-breakpoint
create function hold_turned_advisor() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform hold_advisors_of(array(select portal_id from portal_members where user_id = new.id and is_open));
  return null;
end $$;
--> statement-breakpoint
-- After person_opens: triggers of one event go by their names.
create trigger turned_advisor after update of role on users
  for each row when (new.role = 'advisor' and old.role <> 'advisor') execute function hold_turned_advisor();
--> statement-breakpoint
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
--> statement-breakpoint
create trigger hold_portals after insert on portals referencing new table as come
  for each statement execute function hold_portals();
--> statement-breakpoint
create or replace function keep_portal_open() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op = 'INSERT' then perform lock_persons(array[new.user_id]); end if;
  new.is_open := exists (
    select from users where id = new.user_id and not is_disabled and (new.is_owner or (new.is_staff and role = 'advisor') or exists (
      select from account_members where user_id = new.user_id and is_open
         and (select portal_id from accounts where id = account_id) = new.portal_id)));
  return new;
end $$;
--> statement-breakpoint
do $$
declare
  inner_function text;
begin
  foreach inner_function in array array['subscription_of(uuid)', 'hold_accounts_of(uuid[])', 'hold_advisors_of(uuid[])'] loop
    execute format('revoke execute on function %s from public', inner_function);
  end loop;
end $$;
--> statement-breakpoint
alter table subscriptions enable row level security;
--> statement-breakpoint
alter table subscriptions force row level security;
--> statement-breakpoint
create policy seen_by_administrators on subscriptions for select using (actor_kind() in ('system', 'admin'));
--> statement-breakpoint
-- What a firm has subscribed to is nothing that its own administrators change.
create policy kept_by_the_system on subscriptions using (actor_kind() = 'system') with check (actor_kind() = 'system');
--> statement-breakpoint
create function refuse_office() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if current_user = 'portal_app' and actor_kind() is distinct from 'system' then
    raise exception 'a portal is not given another subscription by %', coalesce(actor_kind(), 'nobody') using errcode = '42501';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger subscribed_by_the_system after update of subscription_id on portals
  for each row when (new.subscription_id is distinct from old.subscription_id) execute function refuse_office();
--> statement-breakpoint
create trigger made_by_the_system after insert on portals
  for each row when (new.subscription_id is not null) execute function refuse_office();
--> statement-breakpoint
grant select, insert, update, delete, maintain on subscriptions to portal_app;
--> statement-breakpoint
grant select, maintain on portal_maximum to portal_app;
