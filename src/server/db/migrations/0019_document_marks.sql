CREATE TABLE "document_favourites" (
	"account_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "document_favourites_account_id_document_id_user_id_pk" PRIMARY KEY("account_id","document_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "document_marks" (
	"account_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"mark" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"marked_by" uuid,
	CONSTRAINT "document_marks_account_id_document_id_number_mark_pk" PRIMARY KEY("account_id","document_id","number","mark"),
	CONSTRAINT "document_marks_mark" CHECK (mark in ('signed', 'approved', 'acknowledged'))
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "asks" text;--> statement-breakpoint
ALTER TABLE "document_favourites" ADD CONSTRAINT "document_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_favourites" ADD CONSTRAINT "document_favourites_document" FOREIGN KEY ("account_id","document_id") REFERENCES "public"."documents"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_marks" ADD CONSTRAINT "document_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_marks" ADD CONSTRAINT "document_marks_version" FOREIGN KEY ("account_id","document_id","number") REFERENCES "public"."document_versions"("account_id","document_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_asks" CHECK (asks in ('signature', 'acknowledgement'));