CREATE TABLE "user_security" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"is_two_factor_disabled" boolean DEFAULT false NOT NULL,
	"pin_target" text DEFAULT 'sms' NOT NULL,
	CONSTRAINT "user_security_pin_target" CHECK ("user_security"."pin_target" in ('sms', 'email'))
);
--> statement-breakpoint
ALTER TABLE "user_security" ADD CONSTRAINT "user_security_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
select set_config('app.actor_kind', 'system', true);
--> statement-breakpoint
insert into user_security (user_id, is_disabled, is_two_factor_disabled, pin_target)
select id, is_disabled, is_two_factor_disabled, pin_target from users;
--> statement-breakpoint
select set_config('app.actor_kind', '', true);
--> statement-breakpoint
drop trigger person_opens on users;
--> statement-breakpoint
drop trigger sign_out on users;
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_two_factor_disabled";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_disabled";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "pin_target";
--> statement-breakpoint
alter table user_security enable row level security;
--> statement-breakpoint
alter table user_security force row level security;
--> statement-breakpoint
create policy own_and_the_office on user_security for select using (user_id = actor_user() or actor_kind() in ('system', 'admin'));
--> statement-breakpoint
-- Which of it is whose to change is said by keep_security.
create policy kept_by_oneself_and_the_office on user_security for update
  using (actor_kind() in ('system', 'admin') or (user_id = actor_user() and actor_kind() <> 'viewer'))
  with check (actor_kind() in ('system', 'admin') or (user_id = actor_user() and actor_kind() <> 'viewer'));
--> statement-breakpoint
create policy made_by_the_system on user_security for insert with check (actor_kind() = 'system');
--> statement-breakpoint
-- Made with the person, gone with the person.
grant select, update, maintain on user_security to portal_app;
--> statement-breakpoint
create function make_security() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  insert into user_security (user_id) select id from come;
  return null;
end $$;
--> statement-breakpoint
create trigger make_security after insert on users referencing new table as come for each statement execute function make_security();
--> statement-breakpoint
-- Where a PIN goes is the person's to say; whether it is asked for, and whether the person comes in at all, is said by administrators.
create function keep_security() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not row_security_active('user_security') or actor_kind() = 'system' then return new; end if;
  if new.user_id <> old.user_id
    or (new.pin_target <> old.pin_target and old.user_id is distinct from actor_user())
    or ((new.is_disabled, new.is_two_factor_disabled) <> (old.is_disabled, old.is_two_factor_disabled) and actor_kind() <> 'admin')
  then raise insufficient_privilege using message = 'This is not yours to change.'; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_security before update on user_security for each row execute function keep_security();
--> statement-breakpoint
-- Whoever has no such row does not come in.
create or replace function opens(account uuid, person uuid, relation text) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select coalesce((
    select not is_disabled and case relation
        when 'client' then role = 'investor' and (select is_active and validated_at is not null from accounts where id = account)
        when 'advisor' then role = 'advisor' and (
          not exists (select from access_group_team where user_id = person) or
          exists (select from access_group_team join access_group_clients using (group_id) where user_id = person and account_id = account))
      end
      from users join user_security on user_id = id where id = person), false)
$$;
--> statement-breakpoint
create or replace function keep_portal_open() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op = 'INSERT' then perform lock_persons(array[new.user_id]); end if;
  new.is_open := exists (
    select from users join user_security security on security.user_id = users.id
     where users.id = new.user_id and not is_disabled and (new.is_owner or (new.is_staff and role = 'advisor') or exists (
      select from account_members member where member.user_id = new.user_id and is_open
         and (select portal_id from accounts where id = account_id) = new.portal_id)));
  return new;
end $$;
--> statement-breakpoint
create function keep_person(person uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform keep_memberships_of(array[person], null);
  update portal_members set is_open = is_open where user_id = person;
end $$;
--> statement-breakpoint
create or replace function person_opens() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform keep_person(new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger person_opens after update of role on users
  for each row when (old.role is distinct from new.role) execute function person_opens();
--> statement-breakpoint
create function security_opens() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform keep_person(new.user_id);
  return null;
end $$;
--> statement-breakpoint
create trigger security_opens after update of is_disabled on user_security
  for each row when (old.is_disabled <> new.is_disabled) execute function security_opens();
--> statement-breakpoint
-- Attempts first: one that becomes a session at this moment is waited for, and its session ends after it.
create function sign_out_person(person uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  delete from signin_attempts where user_id = person;
  delete from sessions where user_id = person;
  delete from one_time_tokens where user_id = person;
end $$;
--> statement-breakpoint
create or replace function sign_out() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform sign_out_person(new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger sign_out after update of role, email on users
  for each row when ((old.role, old.email) is distinct from (new.role, new.email)) execute function sign_out();
--> statement-breakpoint
create function sign_out_disabled() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform sign_out_person(new.user_id);
  return null;
end $$;
--> statement-breakpoint
-- After security_opens: triggers of one event go by their names.
create trigger sign_out after update of is_disabled on user_security
  for each row when (old.is_disabled <> new.is_disabled) execute function sign_out_disabled();
--> statement-breakpoint
do $$
declare
  inner_function text;
begin
  foreach inner_function in array array['keep_person(uuid)', 'sign_out_person(uuid)', 'make_security()', 'keep_security()', 'security_opens()', 'sign_out_disabled()'] loop
    execute format('revoke execute on function %s from public', inner_function);
  end loop;
end $$;
