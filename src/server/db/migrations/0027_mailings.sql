CREATE TABLE "mailings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"portal_id" uuid NOT NULL,
	"written_by" uuid NOT NULL,
	"subject" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "mailings_subject" CHECK (char_length("mailings"."subject") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "message_drafts" ADD COLUMN "unsent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "mailing_id" uuid;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailings_written" ON "mailings" USING btree ("written_by","portal_id","created_at");--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_messages_mailing" ON "thread_messages" USING btree ("mailing_id") WHERE mailing_id is not null;