CREATE TABLE "report_documents" (
	"account_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"portfolio_id" uuid,
	"as_of" date NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"figures_hash" "bytea" NOT NULL,
	CONSTRAINT "report_documents_account_id_document_id_pk" PRIMARY KEY("account_id","document_id"),
	CONSTRAINT "report_documents_report" UNIQUE NULLS NOT DISTINCT("account_id","portfolio_id","as_of","period_from","period_to")
);
--> statement-breakpoint
ALTER TABLE "report_documents" ADD CONSTRAINT "report_documents_document" FOREIGN KEY ("account_id","document_id") REFERENCES "public"."documents"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_documents" ADD CONSTRAINT "report_documents_portfolio" FOREIGN KEY ("account_id","portfolio_id") REFERENCES "public"."portfolios"("account_id","id") ON DELETE no action ON UPDATE no action;