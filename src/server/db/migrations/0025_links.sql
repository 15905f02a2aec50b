CREATE TABLE "one_time_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "one_time_tokens_kind" CHECK ("one_time_tokens"."kind" in ('sign-up', 'verify', 'reset'))
);
--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "signin_attempts" ADD COLUMN "is_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "outgoing_messages" DROP COLUMN "html";--> statement-breakpoint
alter table one_time_tokens enable row level security;--> statement-breakpoint
alter table one_time_tokens force row level security;--> statement-breakpoint
create policy system_only on one_time_tokens using (actor_kind() = 'system') with check (actor_kind() = 'system');--> statement-breakpoint
grant select, insert, update, delete on one_time_tokens to portal_app;
