CREATE TABLE "private_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"other" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "telephone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_url" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "linkedin" text;--> statement-breakpoint
ALTER TABLE "private_details" ADD CONSTRAINT "private_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_pages" CHECK ("users"."profile_url" ~ '^https://' and "users"."linkedin" ~ '^https://');
--> statement-breakpoint
alter table private_details enable row level security;
--> statement-breakpoint
alter table private_details force row level security;
--> statement-breakpoint
create policy own_and_the_office on private_details for select using (user_id = actor_user() or actor_kind() in ('system', 'admin'));
--> statement-breakpoint
create policy kept_by_the_system on private_details using (actor_kind() = 'system') with check (actor_kind() = 'system');
--> statement-breakpoint
grant select, insert, update, delete, maintain on private_details to portal_app;
--> statement-breakpoint
drop trigger versioned on users;
--> statement-breakpoint
create trigger versioned before update on users for each row
  when ((old.name, old.title, old.job, old.organisation_id, old.telephone, old.profile_url, old.linkedin)
    is distinct from (new.name, new.title, new.job, new.organisation_id, new.telephone, new.profile_url, new.linkedin))
  execute function count_version();
