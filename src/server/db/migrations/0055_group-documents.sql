ALTER TABLE "deliveries" ADD COLUMN "group_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "group_ids" uuid[] DEFAULT '{}' NOT NULL;