CREATE TABLE "document_versions" (
	"account_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_name" text NOT NULL,
	"extension" text NOT NULL,
	"stored_key" text NOT NULL,
	"size" bigint NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"uploaded_by" uuid,
	CONSTRAINT "document_versions_account_id_document_id_number_pk" PRIMARY KEY("account_id","document_id","number"),
	CONSTRAINT "document_versions_key" UNIQUE("stored_key"),
	CONSTRAINT "document_versions_number" CHECK ("document_versions"."number" >= 1),
	CONSTRAINT "document_versions_name" CHECK (char_length("document_versions"."file_name") between 1 and 200),
	CONSTRAINT "document_versions_extension" CHECK (extension in ('pdf', 'docx', 'xlsx', 'pptx', 'csv', 'txt')),
	CONSTRAINT "document_versions_size" CHECK ("document_versions"."size" > 0),
	CONSTRAINT "document_versions_hash" CHECK (octet_length("document_versions"."content_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"account_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"portfolio_id" uuid,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"effective_date" date,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "documents_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "documents_title" CHECK (char_length("documents"."title") between 1 and 200),
	CONSTRAINT "documents_type" CHECK (type in ('valuation', 'statement', 'transaction-note', 'agreement', 'other')),
	CONSTRAINT "documents_tag_characters" CHECK (char_length(array_to_string(tags, '')) <= 600),
	CONSTRAINT "documents_tags" CHECK (cardinality(tags) <= 20 and array_position(tags, null) is null)
);
--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document" FOREIGN KEY ("account_id","document_id") REFERENCES "public"."documents"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_portfolio" FOREIGN KEY ("account_id","portfolio_id") REFERENCES "public"."portfolios"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("account_id","created_at","id");