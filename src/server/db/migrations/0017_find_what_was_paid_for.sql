DROP INDEX "instruments_properties";--> statement-breakpoint
CREATE INDEX "instruments_paid_for" ON "instruments" USING btree ("id") WHERE type in ('Property', 'PrivateEquity');