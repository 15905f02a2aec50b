-- A portfolio or a membership that moves changes the account that it leaves, too.
create or replace function keep_portfolio_types() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update accounts account set portfolio_types = own.types
    from (select moved.id, array(select distinct type from portfolios where account_id = moved.id order by type) as types
            from (select distinct id from unnest(array[old.account_id, new.account_id]) both_ends (id)) moved) own
   where account.id = own.id and account.portfolio_types <> own.types;
  return null;
end $$;
--> statement-breakpoint
create or replace function keep_client() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update accounts account set has_client = linked.is_there, last_login_at = linked.last_login_at
    from (select moved.id, count(person.id) > 0 as is_there, max(person.last_login_at) as last_login_at
            from (select distinct id from unnest(array[old.account_id, new.account_id]) both_ends (id)) moved
            left join account_members member on member.account_id = moved.id and member.relation = 'client'
            left join users person on person.id = member.user_id
           group by moved.id) linked
   where account.id = linked.id and (account.has_client, account.last_login_at) is distinct from (linked.is_there, linked.last_login_at);
  return null;
end $$;
--> statement-breakpoint
-- What keeps a setting may not run beside others, nor what asks it.
alter function may_see(uuid) parallel unsafe;
--> statement-breakpoint
alter function may_see_person(uuid) parallel unsafe;
--> statement-breakpoint
alter function last_own_day(uuid, date) parallel unsafe;
--> statement-breakpoint
alter function anyone_behind(date) parallel unsafe;
