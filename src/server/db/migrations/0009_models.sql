CREATE TABLE "risk_profiles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"returns" numeric,
	"factsheet_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "risk_profiles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "profile_id" uuid;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "rebalance" text;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_profile_id_risk_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."risk_profiles"("id") ON DELETE no action ON UPDATE no action;