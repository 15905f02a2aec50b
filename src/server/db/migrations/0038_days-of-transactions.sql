DROP INDEX "transactions_newest";--> statement-breakpoint
CREATE INDEX "transactions_newest" ON "transactions" USING btree ("day") WHERE voided_at is null;