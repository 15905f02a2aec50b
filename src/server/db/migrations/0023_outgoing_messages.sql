CREATE TABLE "outgoing_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"text" text,
	"html" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "outgoing_messages_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "outgoing_messages_channel" CHECK ("outgoing_messages"."channel" in ('sms', 'email')),
	CONSTRAINT "outgoing_messages_state" CHECK ("outgoing_messages"."state" in ('queued', 'sent', 'dead', 'kept'))
);
--> statement-breakpoint
DROP TABLE "outbox_messages" CASCADE;--> statement-breakpoint
CREATE INDEX "outgoing_messages_created" ON "outgoing_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_queued" ON "outgoing_messages" USING btree ("next_at") WHERE "outgoing_messages"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "outgoing_messages_secret" ON "outgoing_messages" USING btree ("expires_at") WHERE "outgoing_messages"."expires_at" is not null and "outgoing_messages"."text" is not null;--> statement-breakpoint
alter table outgoing_messages enable row level security;--> statement-breakpoint
alter table outgoing_messages force row level security;--> statement-breakpoint
create policy system_only on outgoing_messages using (actor_kind() = 'system') with check (actor_kind() = 'system');--> statement-breakpoint
grant select, insert, update, delete on outgoing_messages to portal_app;
