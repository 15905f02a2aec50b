CREATE TABLE "media_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"place" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sizes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stored_by" uuid,
	CONSTRAINT "media_files_place_unique" UNIQUE("place")
);
--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_stored_by_users_id_fk" FOREIGN KEY ("stored_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_files_by_age" ON "media_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "published_content_by_file" ON "published_content" USING btree ((data ->> 'file')) WHERE collection = 'media';