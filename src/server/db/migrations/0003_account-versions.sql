ALTER TABLE "accounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;