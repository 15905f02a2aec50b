CREATE TABLE "portal_logins" (
	"user_id" uuid NOT NULL,
	"portal_id" uuid NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portal_logins_user_id_portal_id_pk" PRIMARY KEY("user_id","portal_id")
);
--> statement-breakpoint
ALTER TABLE "portal_logins" ADD CONSTRAINT "portal_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_logins" ADD CONSTRAINT "portal_logins_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_tokens_waiting" ON "one_time_tokens" USING btree ((payload ->> 'email')) WHERE "one_time_tokens"."kind" = 'sign-up';--> statement-breakpoint
alter table portal_logins enable row level security;--> statement-breakpoint
alter table portal_logins force row level security;--> statement-breakpoint
create policy system_only on portal_logins using (actor_kind() = 'system') with check (actor_kind() = 'system');--> statement-breakpoint
grant select, insert, update, delete on portal_logins to portal_app;
