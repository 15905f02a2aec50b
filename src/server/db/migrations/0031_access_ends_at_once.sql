-- Whoever is disabled, or is somebody else to us from now on, signs in anew: also when it is taken back a moment later. Attempts first:
-- one that becomes a session at this moment is waited for, and its session ends after it.
create function sign_out() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  delete from signin_attempts where user_id = new.id;
  delete from sessions where user_id = new.id;
  delete from one_time_tokens where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger sign_out after update of is_disabled, role, email on users
  for each row when ((old.is_disabled, old.role, old.email) is distinct from (new.is_disabled, new.role, new.email))
  execute function sign_out();
