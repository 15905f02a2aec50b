CREATE TABLE "import_blocks" (
	"import_id" uuid NOT NULL,
	"first_row" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"into_account_id" uuid,
	"into_portfolio_id" uuid,
	"verdict" text NOT NULL,
	"rows" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"said" json NOT NULL,
	CONSTRAINT "import_blocks_import_id_first_row_pk" PRIMARY KEY("import_id","first_row")
);
--> statement-breakpoint
CREATE TABLE "import_layouts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mapping" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_transactions" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"into_account_id" uuid NOT NULL,
	"into_portfolio_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"replaced_id" uuid,
	CONSTRAINT "import_transactions_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
ALTER TABLE "import_files" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "import_warnings" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_warnings" ADD COLUMN "seen_by" uuid;--> statement-breakpoint
ALTER TABLE "import_warnings" ADD COLUMN "seen_reason" text;--> statement-breakpoint
ALTER TABLE "import_blocks" ADD CONSTRAINT "import_blocks_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_layouts" ADD CONSTRAINT "import_layouts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_transactions" ADD CONSTRAINT "import_transactions_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_layouts_name" ON "import_layouts" USING btree ("name");--> statement-breakpoint
ALTER TABLE "import_warnings" ADD CONSTRAINT "import_warnings_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "import_transactions" ("import_id", "row", "created_by", "into_account_id", "into_portfolio_id", "transaction_id", "replaced_id")
SELECT "import_id", "row", "created_by", "into_account_id", "into_portfolio_id", "transaction_id", "replaced_id" FROM "import_rows"
WHERE "transaction_id" IS NOT NULL AND "into_account_id" IS NOT NULL AND "into_portfolio_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "transaction_id";--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "replaced_id";