CREATE TABLE "document_openings" (
	"account_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_openings_account_id_document_id_number_user_id_pk" PRIMARY KEY("account_id","document_id","number","user_id")
);
--> statement-breakpoint
DROP INDEX "documents_newest";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "title_key" text GENERATED ALWAYS AS (translate(normalize(lower((title) collate "pg_c_utf8"), NFD), 'ς̧̨̦̀́̂̃̄̆̇̈̊̋̌̓̔͂ͅ', 'σ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "arrived_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "removed_by" uuid;--> statement-breakpoint
ALTER TABLE "document_openings" ADD CONSTRAINT "document_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_openings" ADD CONSTRAINT "document_openings_version" FOREIGN KEY ("account_id","document_id","number") REFERENCES "public"."document_versions"("account_id","document_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_newest_of_all" ON "documents" USING btree ("arrived_at","id");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("account_id","arrived_at","id");