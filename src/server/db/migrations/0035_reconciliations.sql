CREATE TABLE "reconciliation_pieces" (
	"reconciliation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "reconciliation_pieces_reconciliation_id_position_pk" PRIMARY KEY("reconciliation_id","position")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_rows" (
	"reconciliation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"account" text NOT NULL,
	"named" text NOT NULL,
	"of_account_id" uuid,
	"of_portfolio_id" uuid,
	"instrument_id" uuid,
	"currency" text,
	"outcome" text NOT NULL,
	"why" text,
	"custodian" numeric,
	"ledger" numeric,
	"difference" numeric,
	"is_unsettled" boolean NOT NULL,
	"status" text,
	"seen_by" uuid,
	"seen_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "reconciliation_rows_reconciliation_id_position_pk" PRIMARY KEY("reconciliation_id","position"),
	CONSTRAINT "reconciliation_rows_outcome" CHECK (outcome in ('agrees', 'differs', 'only-custodian', 'only-ledger', 'not-recognised')),
	CONSTRAINT "reconciliation_rows_status" CHECK (status in ('open', 'accepted', 'replaced'))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"format" text NOT NULL,
	"encoding" text NOT NULL,
	"separator" text NOT NULL,
	"mapping" jsonb,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"compared_at" timestamp with time zone,
	"compared_by" uuid,
	"counts" jsonb,
	CONSTRAINT "reconciliations_state" CHECK (state in ('draft', 'compared'))
);
--> statement-breakpoint
ALTER TABLE "reconciliation_pieces" ADD CONSTRAINT "reconciliation_pieces_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_rows" ADD CONSTRAINT "reconciliation_rows_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_rows" ADD CONSTRAINT "reconciliation_rows_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_compared_by_users_id_fk" FOREIGN KEY ("compared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reconciliation_rows_open" ON "reconciliation_rows" USING btree ("of_account_id","of_portfolio_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "reconciliations_of_source" ON "reconciliations" USING btree ("source","day");