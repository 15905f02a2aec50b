CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hidden" text[] DEFAULT '{}' NOT NULL,
	"quiet_from" integer,
	"quiet_until" integer,
	"time_zone" text NOT NULL,
	CONSTRAINT "notification_preferences_quiet" CHECK (num_nulls("notification_preferences"."quiet_from", "notification_preferences"."quiet_until") in (0, 2) and "notification_preferences"."quiet_from" between 0 and 23 and "notification_preferences"."quiet_until" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_mail_due" ON "notifications" USING btree ("mail_due_at") WHERE mail_due_at is not null;