CREATE TABLE "portfolio_health" (
	"account_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"value" double precision,
	"findings" jsonb NOT NULL,
	"instruments" uuid[] NOT NULL,
	"amounts" double precision[] NOT NULL,
	CONSTRAINT "portfolio_health_account_id_portfolio_id_pk" PRIMARY KEY("account_id","portfolio_id")
);
--> statement-breakpoint
ALTER TABLE "portfolio_health" ADD CONSTRAINT "portfolio_health_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
alter table portfolio_health enable row level security;
--> statement-breakpoint
alter table portfolio_health force row level security;
--> statement-breakpoint
create policy own_accounts on portfolio_health using (may_see(account_id)) with check (may_see(account_id));
--> statement-breakpoint
create policy office_adds on portfolio_health as restrictive for insert with check (actor_kind() in ('system', 'admin', 'advisor'));
--> statement-breakpoint
create policy office_changes on portfolio_health as restrictive for update using (actor_kind() in ('system', 'admin', 'advisor'));
--> statement-breakpoint
create policy office_removes on portfolio_health as restrictive for delete using (actor_kind() in ('system', 'admin', 'advisor'));
--> statement-breakpoint
grant select, insert, update, delete, maintain on portfolio_health to portal_app;
--> statement-breakpoint
-- Figures that are there already get their health with the next refresh, which goes over their last day once more.
update ledger_marks set first_changed_day = least(first_changed_day, computed_through), version = version + 1 where computed_through is not null;
