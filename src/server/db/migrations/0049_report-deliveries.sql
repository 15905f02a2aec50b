ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind";--> statement-breakpoint
ALTER TABLE "delivery_lines" DROP CONSTRAINT "delivery_lines_reason";--> statement-breakpoint
CREATE INDEX "deliveries_reports" ON "deliveries" USING btree ("created_at") WHERE kind = 'report';--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_report" CHECK (kind <> 'report' or effective_date is not null);--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind" CHECK (kind in ('same', 'own', 'report'));--> statement-breakpoint
ALTER TABLE "delivery_lines" ADD CONSTRAINT "delivery_lines_reason" CHECK (reason is null or (reason in ('closed', 'noAccess', 'noFigures', 'failed') and document_id is null));