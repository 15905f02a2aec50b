ALTER TABLE "documents" ADD COLUMN "instrument_id" uuid;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD COLUMN "formatted" jsonb;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "formatted" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_holding" ON "documents" USING btree ("account_id","instrument_id") WHERE instrument_id is not null;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD CONSTRAINT "message_drafts_formatted" CHECK (octet_length("message_drafts"."formatted"::text) <= 400000);--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_formatted" CHECK (octet_length("thread_messages"."formatted"::text) <= 400000);