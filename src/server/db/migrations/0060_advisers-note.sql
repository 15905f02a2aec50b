ALTER TABLE "accounts" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "noted_on" date;