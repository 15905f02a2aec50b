-- A person's own number is where PINs go: whoever shares an account does not read it.
ALTER TABLE "user_security" ADD COLUMN "phone" text;--> statement-breakpoint
select set_config('app.actor_kind', 'system', true);
--> statement-breakpoint
update user_security set phone = users.phone from users where users.id = user_id and users.phone is not null;
--> statement-breakpoint
select set_config('app.actor_kind', '', true);
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "phone";
--> statement-breakpoint
create or replace function keep_security() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not row_security_active('user_security') or actor_kind() = 'system' then return new; end if;
  if new.user_id <> old.user_id
    or ((new.pin_target, new.phone) is distinct from (old.pin_target, old.phone) and old.user_id is distinct from actor_user())
    or ((new.is_disabled, new.is_two_factor_disabled) <> (old.is_disabled, old.is_two_factor_disabled) and actor_kind() <> 'admin')
  then raise insufficient_privilege using message = 'This is not yours to change.'; end if;
  return new;
end $$;
