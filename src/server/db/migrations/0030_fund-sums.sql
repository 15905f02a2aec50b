ALTER TABLE "snapshots" ADD COLUMN "fund_commitment" double precision;--> statement-breakpoint
ALTER TABLE "snapshots" ADD COLUMN "fund_called" double precision;--> statement-breakpoint
ALTER TABLE "snapshots" ADD COLUMN "fund_paid_in" double precision;--> statement-breakpoint
ALTER TABLE "snapshots" ADD COLUMN "fund_distributed" double precision;--> statement-breakpoint
ALTER TABLE "snapshots" ADD COLUMN "fund_recallable" double precision;--> statement-breakpoint
ALTER TABLE "snapshots" ADD COLUMN "fund_value" double precision;--> statement-breakpoint
ALTER TABLE "snapshots" ADD COLUMN "net_irr" double precision;--> statement-breakpoint
ALTER TABLE "snapshots" ADD COLUMN "why_no_irr" text;--> statement-breakpoint
UPDATE "ledger_marks" mark SET "version" = mark."version" + 1, "marked_at" = now(), "first_changed_day" = least(mark."first_changed_day", (select state."first_day" from "figure_states" state where state."account_id" = mark."account_id" and state."subject_id" = mark."portfolio_id")) WHERE exists (select from "commitments" promised where promised."account_id" = mark."account_id" and promised."portfolio_id" = mark."portfolio_id") OR exists (select from "transactions" entry join "instruments" fund on fund."id" = entry."instrument_id" and fund."type" = 'PrivateEquity' where entry."account_id" = mark."account_id" and entry."portfolio_id" = mark."portfolio_id");
