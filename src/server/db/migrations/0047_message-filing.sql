ALTER TABLE "message_drafts" ADD COLUMN "process" text;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "process" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD CONSTRAINT "message_drafts_group_id_client_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."client_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_group_id_client_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."client_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threads_of_group" ON "threads" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_process" CHECK (process in ('onboarding'));