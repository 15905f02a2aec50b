CREATE TABLE "published_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"as_of" date NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"currency" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_checks" (
	"account_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"as_of" date NOT NULL,
	"is_due" boolean NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "report_checks_account_id_report_id_pk" PRIMARY KEY("account_id","report_id")
);
--> statement-breakpoint
ALTER TABLE "published_reports" ADD CONSTRAINT "published_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_reports" ADD CONSTRAINT "published_reports_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_checks" ADD CONSTRAINT "report_checks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_checks" ADD CONSTRAINT "report_checks_report_id_published_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."published_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "published_reports_subject" ON "published_reports" USING btree ("account_id","portfolio_id","as_of");--> statement-breakpoint
CREATE INDEX "report_checks_due" ON "report_checks" USING btree ("account_id") WHERE is_due;
--> statement-breakpoint
-- What was said is never changed: rows are read and added, whoever asks, also by a client who takes a report away.
alter table published_reports enable row level security;
--> statement-breakpoint
alter table published_reports force row level security;
--> statement-breakpoint
create policy read on published_reports for select using (actor_kind() in ('system', 'admin') or may_see(account_id));
--> statement-breakpoint
create policy written on published_reports for insert with check (may_see(account_id) and (actor_kind() = 'system' or published_by = actor_user()));
--> statement-breakpoint
alter table report_checks enable row level security;
--> statement-breakpoint
alter table report_checks force row level security;
--> statement-breakpoint
create policy own_accounts on report_checks using (actor_kind() in ('system', 'admin') or may_see(account_id))
  with check (actor_kind() in ('system', 'admin') or may_see(account_id));
--> statement-breakpoint
create policy office_changes on report_checks as restrictive for update using (actor_kind() in ('system', 'admin', 'advisor'));
--> statement-breakpoint
create policy office_removes on report_checks as restrictive for delete using (actor_kind() in ('system', 'admin', 'advisor'));
--> statement-breakpoint
grant select, insert, update, delete on published_reports, report_checks to portal_app;
