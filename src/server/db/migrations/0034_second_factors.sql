CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" "bytea" NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_counter" CHECK ("passkeys"."counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hmac" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hmac_pk" PRIMARY KEY("user_id","code_hmac")
);
--> statement-breakpoint
CREATE TABLE "totp" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_kind";--> statement-breakpoint
ALTER TABLE "signin_attempts" ALTER COLUMN "pin_hmac" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "signin_attempts" ALTER COLUMN "pin_sent_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "signin_attempts" ALTER COLUMN "pin_expires_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp" ADD CONSTRAINT "totp_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_kind" CHECK ("one_time_tokens"."kind" in ('sign-up', 'verify', 'reset', 'passkey', 'email-change', 'email-undo', 'phone'));--> statement-breakpoint
ALTER TABLE "signin_attempts" ADD CONSTRAINT "signin_attempts_pin" CHECK (num_nulls("signin_attempts"."pin_hmac", "signin_attempts"."pin_sent_at", "signin_attempts"."pin_expires_at") in (0, 3));--> statement-breakpoint
do $$
declare
  secret_table text;
begin
  foreach secret_table in array array['totp', 'recovery_codes', 'passkeys'] loop
    execute format('alter table %I enable row level security', secret_table);
    execute format('alter table %I force row level security', secret_table);
    execute format('create policy system_only on %I using (actor_kind() = ''system'') with check (actor_kind() = ''system'')', secret_table);
    execute format('grant select, insert, update, delete on %I to portal_app', secret_table);
  end loop;
end $$;
