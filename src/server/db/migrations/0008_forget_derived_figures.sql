-- Derived from the ledger: computed anew into tables of another shape when the product starts.
DELETE FROM "figure_states";--> statement-breakpoint
DROP TABLE "benchmark_series" CASCADE;--> statement-breakpoint
DROP TABLE "daily_series" CASCADE;--> statement-breakpoint
DROP TABLE "positions" CASCADE;--> statement-breakpoint
DROP TABLE "snapshots" CASCADE;--> statement-breakpoint
ALTER TABLE "figure_states" DROP COLUMN "ledger_version";
