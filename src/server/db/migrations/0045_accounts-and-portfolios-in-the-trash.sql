ALTER TABLE "accounts" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "removed_at" timestamp with time zone;