CREATE TABLE "process_submissions" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"process_id" uuid NOT NULL,
	"portal_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid
);
--> statement-breakpoint
ALTER TABLE "process_submissions" ADD CONSTRAINT "process_submissions_submission_id_content_records_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."content_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_submissions" ADD CONSTRAINT "process_submissions_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_submissions" ADD CONSTRAINT "process_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_submissions" ADD CONSTRAINT "process_submissions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "process_submissions_of" ON "process_submissions" USING btree ("user_id","process_id");--> statement-breakpoint
CREATE INDEX "process_submissions_on" ON "process_submissions" USING btree ("portal_id","submission_id");