DROP INDEX "prices_judged";--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "suspected_split" numeric;--> statement-breakpoint
CREATE INDEX "prices_judged" ON "prices" USING btree ("instrument_id","day") WHERE quarantine is not null or confirmed_at is not null or split_factor is not null or suspected_split is not null;