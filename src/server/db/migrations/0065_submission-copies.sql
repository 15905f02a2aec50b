CREATE TABLE "submission_copies" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"document_id" uuid,
	"asked" integer DEFAULT 1 NOT NULL,
	"put" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"reason" text,
	CONSTRAINT "submission_copies_put" CHECK (put between 0 and asked and (put = 0) = (document_id is null)),
	CONSTRAINT "submission_copies_reason" CHECK (reason is null or (reason in ('closed', 'noAccess', 'failed') and put < asked))
);
--> statement-breakpoint
ALTER TABLE "submission_copies" ADD CONSTRAINT "submission_copies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_copies" ADD CONSTRAINT "submission_copies_document" FOREIGN KEY ("account_id","document_id") REFERENCES "public"."documents"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_copies_waiting" ON "submission_copies" USING btree ("due_at") WHERE put < asked and reason is null;