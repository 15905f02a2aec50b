-- Holds what the rows refer to until the transaction ends, as a foreign key does: what cannot be held is not there. The rows are read once, however
-- many they are.
create function hold_ledger_references() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
declare
  of_accounts uuid[];
  of_portfolios uuid[];
  of_instruments uuid[];
  held bigint;
begin
  select coalesce(array_agg(account_id) filter (where portfolio_id is not null), '{}'),
         coalesce(array_agg(portfolio_id) filter (where portfolio_id is not null), '{}'),
         coalesce(array_agg(instrument_id) filter (where instrument_id is not null), '{}')
    into of_accounts, of_portfolios, of_instruments
    from (select account_id, portfolio_id, instrument_id from come group by grouping sets ((account_id, portfolio_id), (instrument_id))) referred;
  perform from portfolios own
     join unnest(of_accounts, of_portfolios) referred (account_id, id) on own.account_id = referred.account_id and own.id = referred.id
    order by own.id for key share of own;
  get diagnostics held = row_count;
  if held < cardinality(of_portfolios) then
    raise exception 'a transaction refers to a portfolio that does not exist' using errcode = '23503';
  end if;
  perform from instruments where id = any (of_instruments) order by id for key share;
  get diagnostics held = row_count;
  if held < cardinality(of_instruments) then
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

-- What was voided keeps the id of a security that is gone; the trail has its name. The ledger is read once, however many go.
create function keep_ledger_instruments() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  if exists (select from transactions where instrument_id = any (array(select id from gone)) and voided_at is null) then
    raise exception 'instruments have transactions' using errcode = '23503';
  end if;
  return null;
end $$;

create trigger keep_ledger_instruments after delete on instruments referencing old table as gone
  for each statement execute function keep_ledger_instruments();

create function keep_ledger_instrument_key() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  if exists (select from transactions where instrument_id = old.id) then
    raise exception 'the instrument % has transactions', old.id using errcode = '23503';
  end if;
  return null;
end $$;

create trigger keep_ledger_instrument_key after update of id on instruments
  for each row when (new.id <> old.id) execute function keep_ledger_instrument_key();
