CREATE TABLE "remembered_accounts" (
	"portal_id" uuid NOT NULL,
	"source" text NOT NULL,
	"account" text NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"remembered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remembered_accounts_portal_id_source_account_pk" PRIMARY KEY("portal_id","source","account")
);
--> statement-breakpoint
ALTER TABLE "remembered_accounts" ADD CONSTRAINT "remembered_accounts_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;