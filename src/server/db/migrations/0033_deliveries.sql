CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"portal_id" uuid NOT NULL,
	"sent_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"title" text,
	"effective_date" date,
	"tags" text[] NOT NULL,
	"same_name" text NOT NULL,
	"file_name" text,
	"extension" text,
	"size" bigint,
	"content_hash" "bytea",
	"stored_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "deliveries_kind" CHECK (kind in ('same', 'own')),
	CONSTRAINT "deliveries_type" CHECK (type in ('valuation', 'statement', 'transaction-note', 'agreement', 'other')),
	CONSTRAINT "deliveries_same_name" CHECK (same_name in ('copy', 'replace')),
	CONSTRAINT "deliveries_file" CHECK ((kind = 'same') = (file_name is not null and extension is not null and size is not null and content_hash is not null)),
	CONSTRAINT "deliveries_stored" CHECK (stored_key is null or kind = 'same')
);
--> statement-breakpoint
CREATE TABLE "delivery_lines" (
	"account_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sent_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"portfolio_id" uuid,
	"reason" text,
	"document_id" uuid,
	"document_version" integer,
	CONSTRAINT "delivery_lines_account_id_delivery_id_number_pk" PRIMARY KEY("account_id","delivery_id","number"),
	CONSTRAINT "delivery_lines_number" CHECK (number between 1 and 2000),
	CONSTRAINT "delivery_lines_name" CHECK (char_length(file_name) between 1 and 200),
	CONSTRAINT "delivery_lines_reason" CHECK (reason is null or (reason in ('closed', 'noAccess', 'failed') and document_id is null)),
	CONSTRAINT "delivery_lines_document" CHECK ((document_id is null) = (document_version is null))
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_lines" ADD CONSTRAINT "delivery_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_lines" ADD CONSTRAINT "delivery_lines_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_lines" ADD CONSTRAINT "delivery_lines_version" FOREIGN KEY ("account_id","document_id","document_version") REFERENCES "public"."document_versions"("account_id","document_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_lines" ADD CONSTRAINT "delivery_lines_portfolio" FOREIGN KEY ("account_id","portfolio_id") REFERENCES "public"."portfolios"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_sent" ON "deliveries" USING btree ("sent_by","portal_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("created_at") WHERE stored_key is not null;--> statement-breakpoint
CREATE INDEX "delivery_lines_of" ON "delivery_lines" USING btree ("delivery_id","number");