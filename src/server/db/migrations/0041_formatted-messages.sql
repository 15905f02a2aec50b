ALTER TABLE "message_drafts" ADD COLUMN "formatted" jsonb;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "formatted" jsonb;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD CONSTRAINT "message_drafts_formatted" CHECK (octet_length("message_drafts"."formatted"::text) <= 400000);--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_formatted" CHECK (octet_length("thread_messages"."formatted"::text) <= 400000);