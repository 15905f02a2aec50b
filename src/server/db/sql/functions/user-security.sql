-- Made with the person, gone with the person.
create function make_security() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  insert into user_security (user_id) select id from come;
  return null;
end $$;
revoke execute on function make_security() from public;

create trigger make_security after insert on users referencing new table as come for each statement execute function make_security();

-- Where a PIN goes is the person's to say; whether it is asked for, and whether the person comes in at all, is said by administrators.
create function keep_security() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not row_security_active('user_security') or actor_kind() = 'system' then return new; end if;
  if new.user_id <> old.user_id
    or ((new.pin_target, new.phone) is distinct from (old.pin_target, old.phone) and old.user_id is distinct from actor_user())
    or ((new.is_disabled, new.is_two_factor_disabled) <> (old.is_disabled, old.is_two_factor_disabled) and actor_kind() <> 'admin')
  then raise insufficient_privilege using message = 'This is not yours to change.'; end if;
  return new;
end $$;
revoke execute on function keep_security() from public;

create trigger keep_security before update on user_security for each row execute function keep_security();

-- Attempts first: one that becomes a session at this moment is waited for, and its session ends after it.
create function sign_out_person(person uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  delete from signin_attempts where user_id = person;
  delete from sessions where user_id = person;
  delete from one_time_tokens where user_id = person;
end $$;
revoke execute on function sign_out_person(uuid) from public;

create function sign_out() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform sign_out_person(new.id);
  return null;
end $$;

create trigger sign_out after update of role, email on users
  for each row when ((old.role, old.email) is distinct from (new.role, new.email)) execute function sign_out();

create function sign_out_disabled() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform sign_out_person(new.user_id);
  return null;
end $$;
revoke execute on function sign_out_disabled() from public;

-- After security_opens: triggers of one event go by their names.
create trigger sign_out after update of is_disabled on user_security
  for each row when (old.is_disabled <> new.is_disabled) execute function sign_out_disabled();

-- Anyone who has another address from now on has not confirmed it.
create function forget_confirmation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  delete from confirmed_addresses where user_id = new.id;
  return null;
end $$;

create trigger forget_confirmation after update of email on users
  for each row when (lower(old.email) <> lower(new.email)) execute function forget_confirmation();
