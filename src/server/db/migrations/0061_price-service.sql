ALTER TABLE "instruments" ADD COLUMN "in_spotlight" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "assumed_unit" text;--> statement-breakpoint
CREATE INDEX "instruments_in_spotlight" ON "instruments" USING btree ("name") WHERE in_spotlight;--> statement-breakpoint
CREATE INDEX "prices_assumed" ON "prices" USING btree ("instrument_id","day") WHERE assumed_unit is not null;