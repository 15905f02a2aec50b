CREATE TABLE "import_files" (
	"import_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"format" text NOT NULL,
	"encoding" text NOT NULL,
	"separator" text NOT NULL,
	"layout" text,
	"into_account_id" uuid,
	"into_portfolio_id" uuid
);
--> statement-breakpoint
CREATE TABLE "import_pieces" (
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_pieces_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"into_account_id" uuid,
	"into_portfolio_id" uuid,
	"verdict" text NOT NULL,
	"said" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"transaction_id" uuid,
	"replaced_id" uuid,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "import_securities" (
	"import_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_by" uuid NOT NULL,
	"source" text NOT NULL,
	"names" jsonb NOT NULL,
	"currency" text NOT NULL,
	"rows" integer NOT NULL,
	"instrument_id" uuid,
	"matched_by" text,
	"choice" jsonb,
	CONSTRAINT "import_securities_import_id_source_key_pk" PRIMARY KEY("import_id","source","key")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"portal_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"task" text,
	"asked_at" timestamp with time zone,
	"asked_by" uuid,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '{"leaveOutErrors":false,"takeDuplicates":false}'::jsonb NOT NULL,
	"progress" jsonb,
	"outcome" jsonb,
	"imported_at" timestamp with time zone,
	"imported_by" uuid,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "imports_state" CHECK (state in ('draft', 'checked', 'imported', 'undone', 'failed')),
	CONSTRAINT "imports_task" CHECK (task in ('check', 'import', 'undo'))
);
--> statement-breakpoint
CREATE TABLE "remembered_securities" (
	"portal_id" uuid NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"instrument_id" uuid NOT NULL,
	"remembered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remembered_securities_portal_id_source_key_pk" PRIMARY KEY("portal_id","source","key")
);
--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pieces" ADD CONSTRAINT "import_pieces_file_id_import_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."import_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_securities" ADD CONSTRAINT "import_securities_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_securities" ADD CONSTRAINT "import_securities_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_securities" ADD CONSTRAINT "remembered_securities_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_securities" ADD CONSTRAINT "remembered_securities_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_files_of" ON "import_files" USING btree ("import_id","id");--> statement-breakpoint
CREATE INDEX "import_rows_by_verdict" ON "import_rows" USING btree ("import_id","verdict","row");--> statement-breakpoint
CREATE INDEX "imports_of" ON "imports" USING btree ("portal_id","created_by","id");--> statement-breakpoint
CREATE INDEX "imports_waiting" ON "imports" USING btree ("asked_at") WHERE task is not null;