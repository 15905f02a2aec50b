CREATE TABLE "message_attachments" (
	"account_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"file_name" text NOT NULL,
	"extension" text NOT NULL,
	"size" bigint NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"stored_key" text,
	"document_id" uuid,
	"document_number" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_by" uuid,
	CONSTRAINT "message_attachments_account_id_thread_id_message_id_id_pk" PRIMARY KEY("account_id","thread_id","message_id","id"),
	CONSTRAINT "message_attachments_name" CHECK (char_length("message_attachments"."file_name") between 1 and 200),
	CONSTRAINT "message_attachments_extension" CHECK (extension in ('pdf', 'docx', 'xlsx', 'pptx', 'csv', 'txt')),
	CONSTRAINT "message_attachments_place" CHECK (("message_attachments"."stored_key" is null) = ("message_attachments"."document_id" is not null)),
	CONSTRAINT "message_attachments_version" CHECK (("message_attachments"."document_id" is null) = ("message_attachments"."document_number" is null)),
	CONSTRAINT "message_attachments_hash" CHECK (octet_length("message_attachments"."content_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "message_drafts" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"portal_id" uuid NOT NULL,
	"thread_id" uuid,
	"is_internal" boolean DEFAULT false NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_drafts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "message_drafts_recipient" CHECK (char_length("message_drafts"."recipient") <= 100),
	CONSTRAINT "message_drafts_subject" CHECK (char_length("message_drafts"."subject") <= 200),
	CONSTRAINT "message_drafts_text" CHECK (char_length("message_drafts"."text") <= 10000)
);
--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', text) || to_tsvector('greek', text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message" FOREIGN KEY ("account_id","thread_id","message_id") REFERENCES "public"."thread_messages"("account_id","thread_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_document" FOREIGN KEY ("account_id","document_id","document_number") REFERENCES "public"."document_versions"("account_id","document_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD CONSTRAINT "message_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD CONSTRAINT "message_drafts_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD CONSTRAINT "message_drafts_of_thread" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_drafts_thread" ON "message_drafts" USING btree ("user_id","thread_id");--> statement-breakpoint
CREATE INDEX "message_drafts_newest" ON "message_drafts" USING btree ("user_id","portal_id","saved_at");--> statement-breakpoint
CREATE INDEX "thread_messages_words" ON "thread_messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "thread_messages_held" ON "thread_messages" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_held_note" CHECK (not "thread_messages"."is_internal" or "thread_messages"."held_until" is null);