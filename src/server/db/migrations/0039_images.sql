CREATE TABLE "images" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"portal_id" uuid,
	"user_id" uuid,
	"content_hash" "bytea" NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_portal_id_unique" UNIQUE("portal_id"),
	CONSTRAINT "images_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "images_of_one" CHECK (num_nonnulls("images"."portal_id", "images"."user_id") = 1),
	CONSTRAINT "images_hash" CHECK ("images"."content_hash" = sha256("images"."content")),
	CONSTRAINT "images_type" CHECK (media_type in ('image/png', 'image/webp')),
	CONSTRAINT "images_small" CHECK (octet_length(content) <= 400000)
);
--> statement-breakpoint
ALTER TABLE "portals" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "portal_id" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD CONSTRAINT "outgoing_messages_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
alter table images enable row level security;
--> statement-breakpoint
alter table images force row level security;
--> statement-breakpoint
-- A portal's name is everybody's to read, and so is its logo; a person's photo is seen by whoever may see the person.
create policy logos_like_names on images for select using (portal_id is not null);
--> statement-breakpoint
create policy photos_like_people on images for select using (user_id is not null and may_see_person(user_id));
--> statement-breakpoint
create policy kept_by_the_system on images using (actor_kind() = 'system') with check (actor_kind() = 'system');
--> statement-breakpoint
-- Another picture is another row.
grant select, insert, delete, maintain on images to portal_app;
