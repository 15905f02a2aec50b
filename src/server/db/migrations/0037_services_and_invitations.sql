CREATE TABLE "account_invitations" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"last_sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confirmed_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_clients" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_clients_scopes" CHECK ("api_clients"."scopes" <@ array['invite-clients', 'mail-clients'])
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_kind";--> statement-breakpoint
ALTER TABLE "account_invitations" ADD CONSTRAINT "account_invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_addresses" ADD CONSTRAINT "confirmed_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_tokens_invited" ON "one_time_tokens" USING btree ((payload ->> 'accountId')) WHERE "one_time_tokens"."kind" = 'invite';--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_kind" CHECK ("one_time_tokens"."kind" in ('sign-up', 'verify', 'reset', 'invite', 'custom', 'passkey', 'email-change', 'email-undo', 'phone'));--> statement-breakpoint
-- Which system asks: an API client, by the number of its row.
create function actor_service() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.service_id', true), '')::uuid;
--> statement-breakpoint
-- Whether the service that asks has one of these scopes and is not revoked: asked of the table, whatever the application believes.
create function service_may(wanted text[]) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  return exists (select from api_clients where id = actor_service() and scopes && wanted and revoked_at is null);
end $$;
--> statement-breakpoint
do $$
declare
  walled text;
begin
  foreach walled in array array['api_clients', 'account_invitations', 'confirmed_addresses'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
  end loop;
end $$;
--> statement-breakpoint
create policy kept_by_administrators on api_clients using (actor_kind() in ('system', 'admin')) with check (actor_kind() in ('system', 'admin'));
--> statement-breakpoint
create policy system_only on confirmed_addresses using (actor_kind() = 'system') with check (actor_kind() = 'system');
--> statement-breakpoint
create policy written on account_invitations using (actor_kind() = 'system') with check (actor_kind() = 'system');
--> statement-breakpoint
create policy of_the_office on account_invitations for select using (actor_kind() <> 'service' and may_see(account_id));
--> statement-breakpoint
create policy for_services on account_invitations for select
  using (actor_kind() = 'service' and service_may(array['invite-clients']));
--> statement-breakpoint
-- A service writes to clients of the firm: it finds their accounts by their numbers, and nothing that they own.
create policy for_services on accounts for select
  using (actor_kind() = 'service' and service_may(array['invite-clients', 'mail-clients']));
--> statement-breakpoint
grant select, insert, update on api_clients to portal_app;
--> statement-breakpoint
grant select, insert, update, delete on account_invitations, confirmed_addresses to portal_app;
--> statement-breakpoint
-- Whoever has another address from now on has not confirmed it.
create function forget_confirmation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  delete from confirmed_addresses where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger forget_confirmation after update of email on users
  for each row when (lower(old.email) <> lower(new.email)) execute function forget_confirmation();
