CREATE TABLE "library_copies" (
	"source_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"thread_id" uuid,
	"document_id" uuid,
	"asked" integer DEFAULT 1 NOT NULL,
	"put" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"reason" text,
	CONSTRAINT "library_copies_put" CHECK (put between 0 and asked and (put = 0) = (document_id is null)),
	CONSTRAINT "library_copies_message_once" CHECK (thread_id is null or asked = 1),
	CONSTRAINT "library_copies_reason" CHECK (reason is null or (reason in ('closed', 'noAccess', 'failed') and put < asked))
);
--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "copies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD COLUMN "copies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "copies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "library_copies" ADD CONSTRAINT "library_copies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_copies" ADD CONSTRAINT "library_copies_document" FOREIGN KEY ("account_id","document_id") REFERENCES "public"."documents"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_copies" ADD CONSTRAINT "library_copies_message" FOREIGN KEY ("account_id","thread_id","source_id") REFERENCES "public"."thread_messages"("account_id","thread_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_copies_waiting" ON "library_copies" USING btree ("due_at") WHERE put < asked and reason is null;--> statement-breakpoint
CREATE INDEX "library_copies_thread" ON "library_copies" USING btree ("account_id","thread_id") WHERE thread_id is not null;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_copies" CHECK (not "thread_messages"."copies" or ("thread_messages"."side" = 'firm' and not "thread_messages"."is_internal"));