DROP INDEX "transactions_live_source";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "void_reason" text;--> statement-breakpoint
CREATE INDEX "transactions_voided_by_hand" ON "transactions" USING btree ("source","source_id") WHERE void_reason is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_live_source" ON "transactions" USING btree ("source","source_id","account_id") WHERE voided_at is null;