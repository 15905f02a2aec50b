ALTER TABLE "accounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_invitations" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '7 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_invitations" ADD COLUMN "message_key" text;--> statement-breakpoint
ALTER TABLE "account_invitations" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_invitations" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_invitations" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
UPDATE "account_invitations" SET "expires_at" = "last_sent_at" + interval '7 days';
