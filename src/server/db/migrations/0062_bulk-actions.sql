CREATE TABLE "bulk_rows" (
	"run_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"collection" text NOT NULL,
	"action" text NOT NULL,
	"record_id" uuid NOT NULL,
	"told" text,
	"name" text,
	"detail" text,
	"verdict" text,
	"answer" jsonb,
	CONSTRAINT "bulk_rows_run_id_number_pk" PRIMARY KEY("run_id","number"),
	CONSTRAINT "bulk_rows_number" CHECK (number between 1 and 500),
	CONSTRAINT "bulk_rows_verdict" CHECK (verdict in ('done', 'asked', 'refused')),
	CONSTRAINT "bulk_rows_answer" CHECK ((answer is not null) = (verdict is not null and verdict <> 'done'))
);
--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_rows_of" ON "bulk_rows" USING btree ("started_by","started_at");--> statement-breakpoint
CREATE INDEX "bulk_rows_waiting" ON "bulk_rows" USING btree ("started_at","run_id","number") WHERE verdict is null;