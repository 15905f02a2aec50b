CREATE TABLE "document_request_lines" (
	"account_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"document_id" uuid,
	"sent_by" uuid,
	"reason" text,
	"decided_by" uuid,
	CONSTRAINT "document_request_lines_account_id_request_id_number_pk" PRIMARY KEY("account_id","request_id","number"),
	CONSTRAINT "document_request_lines_number" CHECK (number between 1 and 20),
	CONSTRAINT "document_request_lines_title" CHECK (char_length(title) between 1 and 200),
	CONSTRAINT "document_request_lines_state" CHECK (state in ('open', 'sent', 'accepted', 'returned')),
	CONSTRAINT "document_request_lines_document_there" CHECK ((state = 'open') = (document_id is null)),
	CONSTRAINT "document_request_lines_reason" CHECK ((state = 'returned') = (reason is not null) and char_length(reason) between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "document_requests" (
	"account_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "document_requests_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "document_requests_title" CHECK (char_length(title) between 1 and 120),
	CONSTRAINT "document_requests_note" CHECK (char_length(note) <= 2000)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "document_request_lines" ADD CONSTRAINT "document_request_lines_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_request_lines" ADD CONSTRAINT "document_request_lines_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_request_lines" ADD CONSTRAINT "document_request_lines_request" FOREIGN KEY ("account_id","request_id") REFERENCES "public"."document_requests"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_request_lines" ADD CONSTRAINT "document_request_lines_document" FOREIGN KEY ("account_id","document_id") REFERENCES "public"."documents"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_requests_due" ON "document_requests" USING btree ("due_on","id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in ('message', 'document', 'document-received', 'signature-asked', 'acknowledgement-asked', 'document-signed', 'document-approved', 'document-acknowledged', 'documents-asked', 'documents-due', 'documents-overdue', 'documents-missing', 'document-accepted', 'document-returned'));