CREATE TABLE "projections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"risk_profile" smallint NOT NULL,
	"deposit" numeric NOT NULL,
	"contribution" numeric NOT NULL,
	"escalation" numeric NOT NULL,
	"years" smallint NOT NULL,
	"inflation" numeric NOT NULL,
	"target" numeric,
	"seed" integer DEFAULT floor(random() * 2147483647)::int NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "projections_name" CHECK (char_length("projections"."name") between 1 and 80),
	CONSTRAINT "projections_risk_profile" CHECK ("projections"."risk_profile" between 1 and 7),
	CONSTRAINT "projections_deposit" CHECK ("projections"."deposit" between 0 and 1000000000),
	CONSTRAINT "projections_contribution" CHECK ("projections"."contribution" between -10000000 and 10000000),
	CONSTRAINT "projections_escalation" CHECK ("projections"."escalation" between 0 and 0.2),
	CONSTRAINT "projections_years" CHECK ("projections"."years" between 1 and 40),
	CONSTRAINT "projections_inflation" CHECK ("projections"."inflation" between 0 and 0.2),
	CONSTRAINT "projections_target" CHECK ("projections"."target" > 0 and "projections"."target" <= 1000000000000)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "projection_id" text;--> statement-breakpoint
ALTER TABLE "projections" ADD CONSTRAINT "projections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projections" ADD CONSTRAINT "projections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projections_of" ON "projections" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "accounts_with_projections" ON "accounts" USING btree ("portal_id") WHERE projection_id is not null;
--> statement-breakpoint
create trigger versioned before update on projections for each row
  when ((old.name, old.risk_profile, old.deposit, old.contribution, old.escalation, old.years, old.inflation, old.target)
    is distinct from (new.name, new.risk_profile, new.deposit, new.contribution, new.escalation, new.years, new.inflation, new.target))
  execute function count_version();
--> statement-breakpoint
-- Twenty stand in the list of an account, however many ask at once: whoever adds one waits for those who add to the same list. A lock on the
-- account's row would wait for imports.
create function hold_projections() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('projections ' || new.account_id, 0));
  if (select count(*) from projections where account_id = new.account_id and deleted_at is null) > 20 then
    raise exception 'the account % has no room for another projection', new.account_id using errcode = 'PL004';
  end if;
  -- Of those that were taken out of the list the last hundred can come back.
  delete from projections where id in
    (select id from projections where account_id = new.account_id and deleted_at is not null order by deleted_at desc offset 100);
  return null;
end $$;
--> statement-breakpoint
create trigger hold_new_projection after insert on projections for each row execute function hold_projections();
--> statement-breakpoint
create trigger hold_restored_projection after update of deleted_at on projections for each row
  when (old.deleted_at is not null and new.deleted_at is null) execute function hold_projections();
--> statement-breakpoint
alter table projections enable row level security;
--> statement-breakpoint
alter table projections force row level security;
--> statement-breakpoint
create policy read_with_the_account on projections for select using (may_see(account_id));
--> statement-breakpoint
-- Whoever looks on behalf of a client is a kind of his own and writes nothing; administrators look too.
create policy made_by_client_and_advisors on projections for insert
  with check (actor_kind() in ('investor', 'advisor') and may_see(account_id) and created_by = actor_user()
    and exists (select from accounts where id = account_id and projection_id is not null));
--> statement-breakpoint
create policy changed_by_client_and_advisors on projections for update
  using (actor_kind() in ('investor', 'advisor') and may_see(account_id)) with check (may_see(account_id));
--> statement-breakpoint
create policy forgotten_by_the_system on projections for delete using (actor_kind() = 'system');
--> statement-breakpoint
grant select, maintain on projections to portal_app;
--> statement-breakpoint
grant insert (account_id, name, risk_profile, deposit, contribution, escalation, years, inflation, target, created_by) on projections to portal_app;
--> statement-breakpoint
-- It stays with its account and its maker, and is never taken out of the table.
grant update (name, risk_profile, deposit, contribution, escalation, years, inflation, target, deleted_at) on projections to portal_app;
