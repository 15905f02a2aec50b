-- Holds what the rows refer to until the transaction ends, as a foreign key does, and then looks whether it is there.
create function hold_ledger_references() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform from portfolios where (account_id, id) in (select account_id, portfolio_id from come) order by id for key share;
  perform from instruments where id in (select instrument_id from come) order by id for key share;
  if exists (select from (select distinct account_id, portfolio_id from come) child
              where not exists (select from portfolios where account_id = child.account_id and id = child.portfolio_id)) then
    raise exception 'a transaction refers to a portfolio that does not exist' using errcode = '23503';
  end if;
  if exists (select from (select distinct instrument_id from come where instrument_id is not null) child
              where not exists (select from instruments where id = child.instrument_id)) then
    raise exception 'a transaction refers to an instrument that does not exist' using errcode = '23503';
  end if;
  return null;
end $$;

create trigger hold_ledger_references after insert on transactions referencing new table as come
  for each statement execute function hold_ledger_references();

create function refuse_moved_transaction() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'a transaction stays where it is: void it and record another' using errcode = '23503';
end $$;

create trigger refuse_moved_transaction before update on transactions for each row
  when ((new.account_id, new.portfolio_id, new.instrument_id) is distinct from (old.account_id, old.portfolio_id, old.instrument_id))
  execute function refuse_moved_transaction();

create function keep_ledger_portfolio() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  if exists (select from transactions where account_id = old.account_id and portfolio_id = old.id) then
    raise exception 'the portfolio % has transactions', old.id using errcode = '23503';
  end if;
  return null;
end $$;

create trigger keep_ledger_portfolio after delete on portfolios for each row execute function keep_ledger_portfolio();

create trigger keep_ledger_portfolio_key after update of account_id, id on portfolios
  for each row when ((new.account_id, new.id) is distinct from (old.account_id, old.id)) execute function keep_ledger_portfolio();

create function keep_ledger_instrument() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  if exists (select from transactions where instrument_id = old.id) then
    raise exception 'the instrument % has transactions', old.id using errcode = '23503';
  end if;
  return null;
end $$;

create trigger keep_ledger_instrument after delete on instruments for each row execute function keep_ledger_instrument();

create trigger keep_ledger_instrument_key after update of id on instruments
  for each row when (new.id <> old.id) execute function keep_ledger_instrument();
