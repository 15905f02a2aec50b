ALTER TABLE "notification_preferences" ADD COLUMN "texted" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "text_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notifications_text_due" ON "notifications" USING btree ("text_due_at") WHERE text_due_at is not null;