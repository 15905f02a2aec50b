-- What is nobody's in particular is read by everybody and kept by the office: a price that a client could change would change what others own.
-- A trigger for the statement, not policies: the import writes a million prices at the price of one question.
create function refuse_strangers() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if current_user = 'portal_app' and coalesce(actor_kind(), '') not in ('system', 'admin') then
    raise exception 'permission denied for table % as %', tg_table_name, coalesce(actor_kind(), 'nobody') using errcode = '42501';
  end if;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  shared_table text;
begin
  foreach shared_table in array array['benchmark_components', 'benchmark_series', 'benchmarks', 'dividends', 'exchange_rates',
    'instruments', 'portals', 'prices'] loop
    execute format('create trigger kept_by_the_office before insert or update or delete on %I for each statement execute function refuse_strangers()', shared_table);
  end loop;
end $$;
--> statement-breakpoint
-- After a large import the planner has to be told what came in.
grant maintain on all tables in schema public to portal_app;
