ALTER TABLE "submission_copies" RENAME TO "library_copies";--> statement-breakpoint
ALTER TABLE "library_copies" RENAME COLUMN "submission_id" TO "source_id";--> statement-breakpoint
ALTER TABLE "library_copies" RENAME CONSTRAINT "submission_copies_pkey" TO "library_copies_pkey";--> statement-breakpoint
ALTER TABLE "library_copies" RENAME CONSTRAINT "submission_copies_account_id_accounts_id_fk" TO "library_copies_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "library_copies" RENAME CONSTRAINT "submission_copies_document" TO "library_copies_document";--> statement-breakpoint
ALTER TABLE "library_copies" RENAME CONSTRAINT "submission_copies_put" TO "library_copies_put";--> statement-breakpoint
ALTER TABLE "library_copies" RENAME CONSTRAINT "submission_copies_reason" TO "library_copies_reason";--> statement-breakpoint
ALTER INDEX "submission_copies_waiting" RENAME TO "library_copies_waiting";--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "copies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD COLUMN "copies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "library_copies" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "copies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "library_copies" ADD CONSTRAINT "library_copies_message" FOREIGN KEY ("account_id","thread_id","source_id") REFERENCES "public"."thread_messages"("account_id","thread_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_copies_thread" ON "library_copies" USING btree ("account_id","thread_id") WHERE thread_id is not null;--> statement-breakpoint
ALTER TABLE "library_copies" ADD CONSTRAINT "library_copies_message_once" CHECK (thread_id is null or asked = 1);--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_copies" CHECK (not "thread_messages"."copies" or ("thread_messages"."side" = 'firm' and not "thread_messages"."is_internal"));