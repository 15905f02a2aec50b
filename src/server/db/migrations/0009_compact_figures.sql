CREATE TABLE "benchmark_series" (
	"benchmark_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"year" integer NOT NULL,
	"first_day" date NOT NULL,
	"level" "bytea" NOT NULL,
	CONSTRAINT "benchmark_series_benchmark_id_currency_year_pk" PRIMARY KEY("benchmark_id","currency","year")
);
--> statement-breakpoint
CREATE TABLE "book_years" (
	"account_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"spans" json NOT NULL,
	"disposals" json NOT NULL,
	"booked" json NOT NULL,
	CONSTRAINT "book_years_account_id_portfolio_id_year_pk" PRIMARY KEY("account_id","portfolio_id","year")
);
--> statement-breakpoint
CREATE TABLE "daily_series" (
	"account_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"first_day" date NOT NULL,
	"currency" text NOT NULL,
	"paid_in_before" double precision NOT NULL,
	"paid_out_before" double precision NOT NULL,
	"value" "bytea" NOT NULL,
	"index" "bytea" NOT NULL,
	"gross" "bytea" NOT NULL,
	"flows" "bytea" NOT NULL,
	CONSTRAINT "daily_series_account_id_subject_id_year_pk" PRIMARY KEY("account_id","subject_id","year")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"account_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"value" double precision,
	"paid_in" double precision NOT NULL,
	"paid_out" double precision NOT NULL,
	"paid_in_ytd" double precision NOT NULL,
	"paid_out_ytd" double precision NOT NULL,
	"return_1d" double precision,
	"return_1m" double precision,
	"return_3m" double precision,
	"return_6m" double precision,
	"return_ytd" double precision,
	"return_1y" double precision,
	"return_3y" double precision,
	"return_5y" double precision,
	"return_all" double precision,
	"gain_1d" double precision,
	"gain_1m" double precision,
	"gain_3m" double precision,
	"gain_6m" double precision,
	"gain_ytd" double precision,
	"gain_1y" double precision,
	"gain_3y" double precision,
	"gain_5y" double precision,
	"gain_all" double precision,
	"benchmark_1d" double precision,
	"benchmark_1m" double precision,
	"benchmark_3m" double precision,
	"benchmark_6m" double precision,
	"benchmark_ytd" double precision,
	"benchmark_1y" double precision,
	"benchmark_3y" double precision,
	"benchmark_5y" double precision,
	"benchmark_all" double precision,
	"stale_prices" integer NOT NULL,
	CONSTRAINT "snapshots_account_id_subject_id_day_pk" PRIMARY KEY("account_id","subject_id","day")
);
--> statement-breakpoint
CREATE TABLE "market_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "figure_states" ADD COLUMN "stored_as" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_marks" ADD COLUMN "computed_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_marks" ADD COLUMN "computed_through" date;--> statement-breakpoint
ALTER TABLE "benchmark_series" ADD CONSTRAINT "benchmark_series_benchmark_id_benchmarks_id_fk" FOREIGN KEY ("benchmark_id") REFERENCES "public"."benchmarks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "snapshots_day_value" ON "snapshots" USING btree ("day","value");--> statement-breakpoint
CREATE INDEX "ledger_marks_newer" ON "ledger_marks" USING btree ("account_id") WHERE version > computed_version;--> statement-breakpoint
CREATE INDEX "ledger_marks_through" ON "ledger_marks" USING btree ("computed_through");
--> statement-breakpoint
do $$
declare
  client_table text;
begin
  foreach client_table in array array['book_years', 'daily_series', 'snapshots'] loop
    execute format('alter table %I enable row level security', client_table);
    execute format('alter table %I force row level security', client_table);
    execute format('create policy own_accounts on %I using (may_see(account_id)) with check (may_see(account_id))', client_table);
    execute format('create policy office_adds on %I as restrictive for insert with check (actor_kind() in (''system'', ''admin'', ''advisor''))', client_table);
    execute format('create policy office_changes on %I as restrictive for update using (actor_kind() in (''system'', ''admin'', ''advisor''))', client_table);
    execute format('create policy office_removes on %I as restrictive for delete using (actor_kind() in (''system'', ''admin'', ''advisor''))', client_table);
  end loop;
  foreach client_table in array array['book_years', 'daily_series', 'snapshots', 'benchmark_series'] loop
    execute format('grant select, insert, update, delete, maintain on %I to portal_app', client_table);
  end loop;
end $$;
--> statement-breakpoint
create trigger kept_by_the_office before insert or update or delete on benchmark_series for each statement execute function refuse_strangers();
--> statement-breakpoint
-- Counted by whoever changes something, whatever its rights.
insert into market_state values (1, 1);
--> statement-breakpoint
grant select on market_state to portal_app;
--> statement-breakpoint
create function count_market_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update market_state set version = version + 1;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  shared_table text;
begin
  foreach shared_table in array array['benchmark_components', 'benchmarks', 'exchange_rates', 'instruments', 'prices'] loop
    execute format('create trigger market_changes after insert or update or delete or truncate on %I for each statement execute function count_market_change()', shared_table);
  end loop;
end $$;
--> statement-breakpoint
-- Doubles do not get smaller by compressing. A year of them fits into its page, which is half the work of keeping them apart.
alter table daily_series set (toast_tuple_target = 8160);
--> statement-breakpoint
alter table daily_series alter column value set storage external, alter column index set storage external,
  alter column gross set storage external, alter column flows set storage external;
--> statement-breakpoint
alter table benchmark_series alter column level set storage external;
--> statement-breakpoint
-- A year of a book is a few thousand characters, written often: packing them costs more than their room.
alter table book_years set (toast_tuple_target = 8160);
--> statement-breakpoint
alter table book_years alter column spans set storage external, alter column disposals set storage external,
  alter column booked set storage external;
