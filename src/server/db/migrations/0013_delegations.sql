CREATE TABLE "delegations" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"given_by" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"relation" text NOT NULL,
	"area" text NOT NULL,
	"portfolio_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"delegate_id" uuid,
	"accepted_at" timestamp with time zone,
	"last_visit_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "delegations_relation" CHECK ("delegations"."relation" in ('spouse', 'accountant', 'trustee', 'other')),
	CONSTRAINT "delegations_area" CHECK ("delegations"."area" in ('everything', 'percentages')),
	CONSTRAINT "delegations_portfolios" CHECK (cardinality("delegations"."portfolio_ids") between 1 and 50),
	CONSTRAINT "delegations_accepted" CHECK (num_nulls("delegations"."delegate_id", "delegations"."accepted_at") in (0, 2)),
	CONSTRAINT "delegations_not_oneself" CHECK ("delegations"."delegate_id" <> "delegations"."given_by"),
	CONSTRAINT "delegations_expiry" CHECK ("delegations"."expires_at" > "delegations"."created_at")
);
--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_delegate_id_users_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delegations_of_account" ON "delegations" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "delegations_of_delegate" ON "delegations" USING btree ("delegate_id");--> statement-breakpoint
CREATE INDEX "delegations_given" ON "delegations" USING btree ("given_by","created_at");