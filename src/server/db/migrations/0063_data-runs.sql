CREATE TABLE "data_files" (
	"run_id" uuid NOT NULL,
	"dataset" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "data_files_run_id_dataset_pk" PRIMARY KEY("run_id","dataset"),
	CONSTRAINT "data_files_dataset" CHECK (dataset in ('instruments', 'prices', 'dividends', 'fx', 'benchmarks', 'models', 'fund-weights', 'portfolios', 'transactions', 'commitments', 'reported-values'))
);
--> statement-breakpoint
CREATE TABLE "data_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"process_id" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_by" uuid,
	"started_by_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"steps" jsonb NOT NULL,
	"outcome" jsonb,
	"confirmed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"confirmed_by" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "data_runs_state" CHECK (state in ('waiting', 'checked', 'refused', 'failed', 'importing', 'imported', 'discarded'))
);
--> statement-breakpoint
ALTER TABLE "data_files" ADD CONSTRAINT "data_files_run_id_data_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."data_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_runs" ADD CONSTRAINT "data_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_runs" ADD CONSTRAINT "data_runs_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_runs_of" ON "data_runs" USING btree ("process_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_runs_open" ON "data_runs" USING btree ("process_id") WHERE state in ('waiting', 'checked', 'importing');