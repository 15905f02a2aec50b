CREATE TABLE "import_warnings" (
	"account_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recorded" numeric NOT NULL,
	"expected" numeric NOT NULL,
	"warned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_warnings_account_id_portfolio_id_transaction_id_kind_pk" PRIMARY KEY("account_id","portfolio_id","transaction_id","kind")
);
--> statement-breakpoint
ALTER TABLE "import_warnings" ADD CONSTRAINT "import_warnings_account_id_portfolio_id_transaction_id_transactions_account_id_portfolio_id_id_fk" FOREIGN KEY ("account_id","portfolio_id","transaction_id") REFERENCES "public"."transactions"("account_id","portfolio_id","id") ON DELETE cascade ON UPDATE no action;