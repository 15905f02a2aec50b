ALTER TABLE "submissions" DROP CONSTRAINT "submissions_process";--> statement-breakpoint
ALTER TABLE "risk_profiles" ADD COLUMN "level" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "result" jsonb;--> statement-breakpoint
ALTER TABLE "risk_profiles" ADD CONSTRAINT "risk_profiles_level_unique" UNIQUE("level");--> statement-breakpoint
ALTER TABLE "risk_profiles" ADD CONSTRAINT "risk_profiles_level" CHECK ("risk_profiles"."level" between 1 and 7);--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_result" CHECK (("submissions"."result" is not null) = ("submissions"."process" = 'investment-advice' and "submissions"."submitted_at" is not null));--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_process" CHECK (process in ('onboarding', 'investment-advice'));