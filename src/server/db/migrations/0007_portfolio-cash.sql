ALTER TABLE "portfolio_health" ADD COLUMN "cash" double precision;--> statement-breakpoint
UPDATE "portfolio_health" SET "cash" = "value" - (select coalesce(sum(amount), 0) from unnest("amounts") amount) WHERE array_position("amounts", null) IS NULL;
