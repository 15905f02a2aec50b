-- The ids of the funds that planned payments name, as `writePayments` of the domain writes them.
create function funds_in(payments text) returns setof uuid language sql immutable set search_path = public, pg_temp as $$
  select distinct found[1]::uuid from regexp_matches(payments, '\m([0-9a-f]{32})\M', 'g') found
$$;

-- A payment may name a fund that the firm lists, a security that stands in the books of the account, or one that the projection names already. Asked with the
-- actor's own rights: what they do not see they do not name.
create function check_planned_funds() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  foreign_fund uuid;
begin
  select fund into foreign_fund from funds_in(new.payments) fund
   where not exists (select from planned_funds own where own.account_id = new.account_id and own.projection_id = new.id and own.fund_id = fund)
     and not exists (select from instruments listed where listed.id = fund and (
           (listed.is_published and listed.type in ('Fund', 'ETF', 'PrivateEquity'))
           or exists (select from transactions where account_id = new.account_id and instrument_id = fund and voided_at is null)
           or exists (select from commitments where account_id = new.account_id and instrument_id = fund)))
   limit 1;
  if found then raise insufficient_privilege using message = format('A payment of the account %s may not name %s.', new.account_id, foreign_fund); end if;
  return new;
end $$;

create trigger check_funds_of_new_projection before insert on projections for each row when (new.payments <> '') execute function check_planned_funds();

create trigger check_funds_of_projection before update of payments on projections for each row
  when (new.payments is distinct from old.payments) execute function check_planned_funds();

-- Keeps each fund with its name, so that one that is removed later still has one.
create function keep_planned_funds() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  delete from planned_funds own
   where own.account_id = new.account_id and own.projection_id = new.id and own.fund_id not in (select * from funds_in(new.payments));
  insert into planned_funds (account_id, projection_id, fund_id, name)
  select new.account_id, new.id, named.id, named.name from funds_in(new.payments) fund join instruments named on named.id = fund
  on conflict do nothing;
  return null;
end $$;

create trigger keep_funds_of_new_projection after insert on projections for each row when (new.payments <> '') execute function keep_planned_funds();

create trigger keep_funds_of_projection after update of payments on projections for each row
  when (new.payments is distinct from old.payments) execute function keep_planned_funds();

-- A fund that is removed keeps the name that it had last.
create function keep_name_of_fund() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  update planned_funds set name = old.name where fund_id = old.id and name <> old.name;
  return null;
end $$;

create trigger keep_name_of_fund after delete on instruments for each row execute function keep_name_of_fund();
