CREATE TABLE "linked_identities" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "linked_identities_user_id_provider_pk" PRIMARY KEY("user_id","provider"),
	CONSTRAINT "linked_identities_subject" UNIQUE("issuer","subject"),
	CONSTRAINT "linked_identities_provider" CHECK ("linked_identities"."provider" in ('google', 'microsoft', 'linkedin'))
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_kind";--> statement-breakpoint
ALTER TABLE "signin_attempts" ADD COLUMN "identity" jsonb;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_user_id_confirmed_addresses_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."confirmed_addresses"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_kind" CHECK ("one_time_tokens"."kind" in ('sign-up', 'verify', 'reset', 'invite', 'custom', 'passkey', 'email-change', 'email-undo', 'phone', 'identity'));
--> statement-breakpoint
alter table linked_identities enable row level security;
--> statement-breakpoint
alter table linked_identities force row level security;
--> statement-breakpoint
create policy system_only on linked_identities using (actor_kind() = 'system') with check (actor_kind() = 'system');
--> statement-breakpoint
grant select, insert, update, delete on linked_identities to portal_app;
