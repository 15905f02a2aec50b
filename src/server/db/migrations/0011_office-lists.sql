CREATE TABLE "risk_profiles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"returns" numeric,
	"factsheet_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "risk_profiles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
DROP INDEX "users_name";--> statement-breakpoint
DROP INDEX "users_email_key";--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "profile_id" uuid;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "rebalance" text;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_key" text GENERATED ALWAYS AS (translate(normalize(lower((name) collate "pg_c_utf8"), NFD), 'ς̧̨̦̀́̂̃̄̆̇̈̊̋̌̓̔͂ͅ', 'σ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_profile_id_risk_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."risk_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_name_key" ON "users" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "users_email_key" ON "users" USING btree ("email_key","id");