-- What a delegate sees (docs/decisions/061-delegates.md). The actor `delegate` is a kind of its own, of one delegation (`app.delegation_id`):
-- may_see is false for it, so every table is closed to it whose policy does not ask one of the functions here.

-- Whether a delegation lets this person in now: accepted by them, neither ended nor expired, and given by who is the client of the account still.
-- Whoever has another role by now, or is disabled, is no delegate.
create function delegation_lets_in(delegation uuid, person uuid) returns boolean
  language sql stable parallel unsafe security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select exists (
    select from delegations own
      join account_members client on client.account_id = own.account_id and client.user_id = own.given_by and client.relation = 'client' and client.is_open
      join users on users.id = own.delegate_id
      join user_security security on security.user_id = own.delegate_id
     where own.id = delegation and own.delegate_id = person and own.ended_at is null and own.expires_at > now()
       and users.role = 'investor' and not security.is_disabled)
$$;

-- Whether the scope has the portfolio; of the series of an account, whether they are those of a portfolio in it, and nothing of another is in them.
create function delegation_has(delegation uuid, account uuid, subject uuid) returns boolean
  language sql stable parallel unsafe security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select exists (
    select from delegations own
     where own.id = delegation and own.account_id = account
       and (subject = any(own.portfolio_ids)
         or (subject = account
           and exists (select from figure_states state where state.account_id = account and state.stored_as = account and state.subject_id = any(own.portfolio_ids))
           and not exists (select from portfolios other where other.account_id = account and other.id <> all(own.portfolio_ids)))))
$$;
revoke execute on function delegation_has(uuid, uuid, uuid) from public;

create function delegation_area(delegation uuid) returns text
  language sql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select area from delegations where id = delegation
$$;
revoke execute on function delegation_area(uuid) from public;

-- Asked row by row, so what was confirmed last is not looked up again; within one transaction nothing of it changes.
create function delegated(account uuid, subject uuid) returns boolean
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
declare
  delegation constant uuid := nullif(current_setting('app.delegation_id', true), '')::uuid;
  asked text;
begin
  if actor_kind() is distinct from 'delegate' or account is null or subject is null then return false; end if;
  asked := concat_ws(' ', actor_user(), delegation, account, subject);
  if current_setting('app.delegated', true) = asked then return true; end if;
  if not (delegation_lets_in(delegation, actor_user()) and delegation_has(delegation, account, subject)) then return false; end if;
  asked := set_config('app.delegated', asked, true);
  return true;
end $$;

-- The same of what a delegate of percentages has no use for.
create function delegated_wholly(account uuid, portfolio uuid) returns boolean
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
begin
  if not delegated(account, portfolio) then return false; end if;
  if current_setting('app.delegated_area', true) is null or current_setting('app.delegated_area', true) = '' then
    perform set_config('app.delegated_area', delegation_area(nullif(current_setting('app.delegation_id', true), '')::uuid), true);
  end if;
  return current_setting('app.delegated_area', true) = 'everything';
end $$;

-- The account itself, of which a delegate reads the name.
create function delegated_account(account uuid) returns boolean
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
declare
  delegation constant uuid := nullif(current_setting('app.delegation_id', true), '')::uuid;
begin
  if actor_kind() is distinct from 'delegate' then return false; end if;
  return account = (select account_id from delegation_row(delegation)) and delegation_lets_in(delegation, actor_user());
end $$;

create function delegation_row(delegation uuid) returns setof delegations
  language sql stable security definer rows 1 set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select * from delegations where id = delegation
$$;
revoke execute on function delegation_row(uuid) from public;

-- Who is no longer the client has let no one in: also not when they become it once more.
create function end_delegations() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  update delegations set ended_at = now() where account_id = old.account_id and given_by = old.user_id and ended_at is null;
  return null;
end $$;

create trigger end_delegations_of_former after delete on account_members
  for each row when (old.relation = 'client') execute function end_delegations();

create trigger end_delegations_of_changed after update of account_id, user_id, relation on account_members
  for each row when (old.relation = 'client' and (old.account_id, old.user_id, old.relation) is distinct from (new.account_id, new.user_id, new.relation))
  execute function end_delegations();

-- The limits: of many at once each sees those before. What a client ended counts for the day, since its mail was sent.
create function hold_delegations() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform from users where id = new.given_by for no key update;
  perform from accounts where id = new.account_id for no key update;
  if (select count(*) from delegations where account_id = new.account_id and ended_at is null and expires_at > now()) >= 10 then
    raise exception 'the account % has as many delegates as there may be', new.account_id using errcode = 'PL021';
  end if;
  if (select count(*) from delegations where given_by = new.given_by and created_at > now() - interval '1 day') >= 10 then
    raise exception '% has invited as many delegates today as there may be', new.given_by using errcode = 'PL022';
  end if;
  return new;
end $$;

create trigger hold_delegations before insert on delegations for each row execute function hold_delegations();
