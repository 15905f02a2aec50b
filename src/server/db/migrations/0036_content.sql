CREATE TABLE "content_records" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"collection" text NOT NULL,
	"data" jsonb NOT NULL,
	"name" text GENERATED ALWAYS AS (data ->> 'name') STORED NOT NULL,
	"slug" text GENERATED ALWAYS AS (data ->> 'slug') STORED,
	"rank" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "content_records_slug" UNIQUE("collection","slug"),
	CONSTRAINT "content_records_name" CHECK (char_length("content_records"."data" ->> 'name') between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" uuid,
	"published_at" timestamp with time zone,
	CONSTRAINT "content_versions_record_id_version_pk" PRIMARY KEY("record_id","version")
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"collection" text NOT NULL,
	"slug" text NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "former_slugs_collection_slug_pk" PRIMARY KEY("collection","slug")
);
--> statement-breakpoint
CREATE TABLE "published_content" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"slug" text GENERATED ALWAYS AS (data ->> 'slug') STORED,
	"rank" integer NOT NULL,
	"access" text NOT NULL,
	"allowed" uuid[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_content_slug" UNIQUE("collection","slug"),
	CONSTRAINT "published_content_access" CHECK ("published_content"."access" in ('public', 'hidden', 'authenticated', 'users', 'organisations'))
);
--> statement-breakpoint
ALTER TABLE "content_records" ADD CONSTRAINT "content_records_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_record_id_published_content_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."published_content"("record_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_content" ADD CONSTRAINT "published_content_record_id_content_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."content_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_records_by_rank" ON "content_records" USING btree ("collection","rank");--> statement-breakpoint
CREATE INDEX "published_content_by_rank" ON "published_content" USING btree ("collection","rank");