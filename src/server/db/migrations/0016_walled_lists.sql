-- Lists show accounts: the cross-section is of accounts alone, and found by the day.
select set_config('app.actor_kind', 'system', true);
--> statement-breakpoint
delete from snapshots where subject_id <> account_id;
--> statement-breakpoint
DROP INDEX "snapshots_day_value";
--> statement-breakpoint
ALTER TABLE "snapshots" DROP CONSTRAINT "snapshots_account_id_subject_id_day_pk";
--> statement-breakpoint
ALTER TABLE "snapshots" DROP COLUMN "subject_id";
--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_account_id_day_pk" PRIMARY KEY("account_id","day");
--> statement-breakpoint
-- With what lists are sorted by, so that a day is read in one piece: in the table its lines are as far apart as the accounts.
create index snapshots_of_day on snapshots (day, account_id) include (currency, value, return_1d, benchmark_1d, return_1m, benchmark_1m, return_3m, benchmark_3m, return_6m, benchmark_6m, return_ytd, benchmark_ytd, return_1y, benchmark_1y, return_3y, benchmark_3y, return_5y, benchmark_5y, return_all, benchmark_all);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "name_key" text GENERATED ALWAYS AS (translate(normalize(lower((name) collate "pg_c_utf8"), NFD), 'ς̧̨̦̀́̂̃̄̆̇̈̊̋̌̓̔͂ͅ', 'σ')) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_key" text GENERATED ALWAYS AS (translate(normalize(lower((email) collate "pg_c_utf8"), NFD), 'ς̧̨̦̀́̂̃̄̆̇̈̊̋̌̓̔͂ͅ', 'σ')) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "letter" text GENERATED ALWAYS AS (upper(left(translate(normalize(lower((coalesce((regexp_match(name, '^\s*\S+\s+(\S)'))[1], (regexp_match(name, '\S'))[1])) collate "pg_c_utf8"), NFD), 'ς̧̨̦̀́̂̃̄̆̇̈̊̋̌̓̔͂ͅ', 'σ'), 1))) STORED;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "portfolio_types" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "has_client" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_login_at" timestamp with time zone;
--> statement-breakpoint
update accounts account
   set portfolio_types = array(select distinct own.type from portfolios own where own.account_id = account.id order by own.type),
       has_client = exists (select from account_members linked where linked.account_id = account.id and linked.relation = 'client'),
       last_login_at = (select person.last_login_at from account_members linked join users person on person.id = linked.user_id
                         where linked.account_id = account.id and linked.relation = 'client');
--> statement-breakpoint
select set_config('app.actor_kind', '', true);
--> statement-breakpoint
-- Lists filter and sort accounts by this: it stands in their rows, written by whoever changes it.
create function keep_portfolio_types() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update accounts account set portfolio_types = own.types
    from (select array(select distinct type from portfolios where account_id = coalesce(new.account_id, old.account_id) order by type) as types) own
   where account.id = coalesce(new.account_id, old.account_id) and account.portfolio_types <> own.types;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_portfolio_types after insert or delete or update of type, account_id on portfolios
  for each row execute function keep_portfolio_types();
--> statement-breakpoint
create function keep_client() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update accounts set has_client = linked.is_there, last_login_at = linked.last_login_at
    from (select count(*) > 0 as is_there, max(person.last_login_at) as last_login_at
            from account_members member join users person on person.id = member.user_id
           where member.account_id = coalesce(new.account_id, old.account_id) and member.relation = 'client') linked
   where id = coalesce(new.account_id, old.account_id)
     and (accounts.has_client, accounts.last_login_at) is distinct from (linked.is_there, linked.last_login_at);
  return null;
end $$;
--> statement-breakpoint
create trigger keep_client after insert or delete or update on account_members for each row execute function keep_client();
--> statement-breakpoint
create function keep_last_login() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update accounts set last_login_at = new.last_login_at
    from account_members member where member.user_id = new.id and member.relation = 'client' and accounts.id = member.account_id;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_last_login after update of last_login_at on users
  for each row when (new.last_login_at is distinct from old.last_login_at) execute function keep_last_login();
--> statement-breakpoint
CREATE TABLE "calendar" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
insert into calendar select generate_series('1900-01-01'::date, '2199-12-31'::date, '1 day');
--> statement-breakpoint
analyze calendar;
--> statement-breakpoint
grant select on calendar to portal_app;
--> statement-breakpoint
-- The accounts of whoever asks with their lines of the cross-section on a day: ask for one `shown_day`. What lists are filtered and sorted
-- by; what a question does not name is not read. It reads as its owner, so its own conditions are the wall: membership is looked up
-- once, where may_see would be asked for each row.
create view own_clients with (security_barrier) as
  select shown.day as shown_day, account.id, account.portal_id, account.external_id, account.name, account.name_key, account.email_key, account.letter,
         account.groups, account.currency, account.is_active, line.day, line.value, line.stale_prices, line.paid_in, line.paid_out,
         line.paid_in_ytd, line.paid_out_ytd, line.gain_ytd,
         line.return_1d, line.benchmark_1d, line.return_1m, line.benchmark_1m, line.return_3m, line.benchmark_3m,
         line.return_6m, line.benchmark_6m, line.return_ytd, line.benchmark_ytd, line.return_1y, line.benchmark_1y,
         line.return_3y, line.benchmark_3y, line.return_5y, line.benchmark_5y, line.return_all, line.benchmark_all,
         account.portfolio_types, account.has_client, account.last_login_at
    from calendar shown
    cross join account_members member
    join accounts account on account.id = member.account_id
    left join snapshots line on line.account_id = account.id and line.day = shown.day
   where member.user_id = actor_user() and member.relation = case actor_kind() when 'advisor' then 'advisor' when 'investor' then 'client' end
  union all
  select shown.day as shown_day, account.id, account.portal_id, account.external_id, account.name, account.name_key, account.email_key, account.letter,
         account.groups, account.currency, account.is_active, line.day, line.value, line.stale_prices, line.paid_in, line.paid_out,
         line.paid_in_ytd, line.paid_out_ytd, line.gain_ytd,
         line.return_1d, line.benchmark_1d, line.return_1m, line.benchmark_1m, line.return_3m, line.benchmark_3m,
         line.return_6m, line.benchmark_6m, line.return_ytd, line.benchmark_ytd, line.return_1y, line.benchmark_1y,
         line.return_3y, line.benchmark_3y, line.return_5y, line.benchmark_5y, line.return_all, line.benchmark_all,
         account.portfolio_types, account.has_client, account.last_login_at
    from calendar shown
    cross join accounts account
    left join snapshots line on line.account_id = account.id and line.day = shown.day
   where actor_kind() in ('admin', 'system');
--> statement-breakpoint
grant select on own_clients to portal_app;
--> statement-breakpoint
-- Whether figures of anybody end before a day: a list then looks for earlier ones. Tells nothing of anybody in particular.
create function anyone_behind(shown date) returns boolean
  language sql stable parallel safe security definer set search_path = public, pg_temp as $$
  select min(computed_through) < shown from ledger_marks
$$;
--> statement-breakpoint
-- The last day on or before `latest` on which any account of whoever asks has a line on the portal. Mostly that is the last day of all.
create function last_own_day(portal uuid, latest date) returns date
  language plpgsql stable parallel restricted security definer set search_path = public, pg_temp as $$
declare
  kind constant text := actor_kind();
  own constant text := case kind when 'advisor' then 'advisor' when 'investor' then 'client' end;
  last_of_all constant date := (select max(day) from snapshots where day <= latest);
begin
  if kind in ('admin', 'system') then
    if exists (select from snapshots line join accounts account on account.id = line.account_id
                where line.day = last_of_all and account.portal_id = portal) then return last_of_all; end if;
    return (select max(line.day) from accounts account
             cross join lateral (select day from snapshots where account_id = account.id and day <= latest order by day desc limit 1) line
             where account.portal_id = portal);
  end if;
  if exists (select from account_members member
               join accounts account on account.id = member.account_id
               join snapshots line on line.account_id = member.account_id
              where member.user_id = actor_user() and member.relation = own and line.day = last_of_all
                and account.portal_id = portal and (account.is_active or kind <> 'investor')) then return last_of_all; end if;
  return (select max(line.day) from account_members member
            join accounts account on account.id = member.account_id
           cross join lateral (select day from snapshots where account_id = account.id and day <= latest order by day desc limit 1) line
           where member.user_id = actor_user() and member.relation = own
             and account.portal_id = portal and (account.is_active or kind <> 'investor'));
end $$;
