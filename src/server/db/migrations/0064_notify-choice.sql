ALTER TABLE "mailings" ADD COLUMN "notifies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD COLUMN "notifies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "notifies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_notifies" CHECK ("thread_messages"."notifies" or ("thread_messages"."side" = 'firm' and not "thread_messages"."is_internal"));