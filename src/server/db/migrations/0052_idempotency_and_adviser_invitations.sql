CREATE TABLE "idempotency_keys" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"asked_by" uuid,
	"payload_hash" "bytea" NOT NULL,
	"answer" "bytea" NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adviser_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"portal_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "adviser_invitations_ended_once" CHECK ("adviser_invitations"."accepted_at" is null or "adviser_invitations"."withdrawn_at" is null)
);
--> statement-breakpoint
ALTER TABLE "adviser_invitations" ADD CONSTRAINT "adviser_invitations_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_invitations" ADD CONSTRAINT "adviser_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_of" ON "idempotency_keys" USING btree ("asked_by","answered_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "adviser_invitations_open" ON "adviser_invitations" USING btree ("portal_id","email") WHERE accepted_at is null and withdrawn_at is null;--> statement-breakpoint
do $$
declare
  walled text;
begin
  foreach walled in array array['idempotency_keys', 'adviser_invitations'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
  end loop;
end $$;
--> statement-breakpoint
-- What was answered to somebody is answered again to nobody else. Whoever looks on behalf of a client sends nothing that creates.
create policy own_or_the_systems on idempotency_keys
  using (actor_kind() = 'system' or (actor_kind() in ('investor', 'advisor', 'admin') and asked_by = actor_user())
    or (actor_kind() = 'service' and asked_by = actor_service()))
  with check (actor_kind() = 'system' or (actor_kind() in ('investor', 'advisor', 'admin') and asked_by = actor_user())
    or (actor_kind() = 'service' and asked_by = actor_service()));
--> statement-breakpoint
create policy kept_by_administrators on adviser_invitations
  using (actor_kind() in ('system', 'admin')) with check (actor_kind() in ('system', 'admin'));
--> statement-breakpoint
grant select, insert, update, delete on idempotency_keys to portal_app;
--> statement-breakpoint
grant select, insert, update on adviser_invitations to portal_app;
